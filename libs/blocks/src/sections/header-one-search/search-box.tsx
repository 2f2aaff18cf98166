import { control, useText, visuallyHidden } from '@etalage/ui-kit';
import { useId } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './search-box.css.ts';

/**
 * The search box of the header: a plain form to the results page (SRCH-01, SRCH-02), to which a behaviour adds
 * suggestions while typing (SRCH-03 to SRCH-08) and a button that clears the text (SRCH-09).
 */
export function SearchBox() {
  const t = useText();
  const { shop, search } = usePage();
  const id = useId();
  return (
    <form
      className={styles.form}
      role="search"
      action={shop.search}
      method="get"
      data-behaviour="site-search"
      data-start="focusin"
      data-hits={t('website_search_hits')}
      data-hits-one={t('website_search_hits_one')}
      data-hits-more={t('website_search_hits_more')}
      data-all={t('website_search_show_all')}
    >
      <label className={visuallyHidden} htmlFor={id}>
        {t('website_search_label')}
      </label>
      <input
        id={id}
        className={`${control} ${styles.input}`}
        type="search"
        name="query"
        maxLength={200}
        autoComplete="off"
        defaultValue={search?.query}
        placeholder={t('website_search_field_placeholder')}
      />
      <button className={styles.clear} type="button" data-clear="" hidden>
        <Icon name="close" />
        <span className={visuallyHidden}>{t('website_search_clear')}</span>
      </button>
      <button className={styles.submit} type="submit">
        <Icon name="search" />
        <span className={visuallyHidden}>{t('website_search_button')}</span>
      </button>
      <div className={styles.dropdown} data-dropdown="" hidden>
        <p className={styles.hits} role="status" data-status="" />
        <ul className={styles.results} data-results="" aria-label={t('website_search_suggestions')} />
        <a className={styles.all} href={shop.search} data-all-link="">
          {t('website_search_show_all')}
        </a>
      </div>
    </form>
  );
}
