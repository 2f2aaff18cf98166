import { html } from '@etalage/site-model/mail';

/** The styles of the test payment page; nothing is loaded from other hosts. */
export const payPageStyle = html`<style>
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    min-height: 100vh;
    display: grid;
    place-items: center;
    padding: 1rem;
    background: #eef1f6;
    color: #16202e;
    font:
      1rem/1.5 system-ui,
      sans-serif;
  }
  main {
    width: 100%;
    max-width: 28rem;
    background: #fff;
    border-radius: 1rem;
    padding: 2rem;
    box-shadow:
      0 1px 2px #16202e1a,
      0 12px 40px #16202e1f;
  }
  .notice {
    margin: 0 0 1.25rem;
    padding: 0.5rem 0.75rem;
    border-radius: 0.5rem;
    background: #fff4d6;
    color: #5c4300;
    font-size: 0.875rem;
  }
  h1 {
    margin: 0 0 1rem;
    font-size: 1.5rem;
    line-height: 1.2;
  }
  dl {
    margin: 0 0 1.5rem;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25rem 1rem;
    align-items: baseline;
  }
  dt {
    color: #55617a;
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
  .amount {
    font-size: 1.5rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  fieldset {
    border: 0;
    margin: 0 0 1.25rem;
    padding: 0;
    display: grid;
    gap: 0.5rem;
  }
  legend {
    padding: 0;
    margin-bottom: 0.5rem;
    font-weight: 600;
  }
  .choice {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    padding: 0.75rem 1rem;
    cursor: pointer;
    border: 1px solid #8793ab;
    border-radius: 0.75rem;
  }
  .choice:hover {
    background: #f6f8fb;
  }
  .choice:has(:checked) {
    border-color: #1f5fd0;
    box-shadow: inset 0 0 0 1px #1f5fd0;
    background: #f2f6ff;
  }
  .choice input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    flex: none;
    accent-color: #1f5fd0;
  }
  .choice span {
    display: grid;
  }
  .choice b {
    font-weight: 600;
  }
  .choice small {
    color: #55617a;
    font-size: 0.875rem;
  }
  .paid b {
    color: #126b3a;
  }
  .error {
    margin: 0;
    color: #a3161f;
  }
  button,
  .button {
    display: block;
    width: 100%;
    border: 0;
    border-radius: 0.75rem;
    padding: 0.875rem 1rem;
    cursor: pointer;
    background: #1f5fd0;
    color: #fff;
    font: inherit;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
  }
  button:hover,
  .button:hover {
    background: #184da9;
  }
  :focus-visible {
    outline: 3px solid #1f5fd0;
    outline-offset: 2px;
  }
  @media (max-width: 30rem) {
    main {
      padding: 1.25rem;
    }
  }
</style>`;
