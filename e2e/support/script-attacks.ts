/** Elements whose handler runs when they are on the page, without any action of a visitor. */
const SELF_STARTING: readonly (readonly [tag: string, attributes: string, event: string, rest?: string])[] = [
  ['img', 'src=x', 'onerror'],
  ['img', 'src=data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'onload'],
  ['svg', '', 'onload', '</svg>'],
  ['svg', 'viewBox="0 0 1 1"', 'onload', '<g></g></svg>'],
  ['video', 'src=x', 'onerror', '</video>'],
  ['audio', 'src=x', 'onerror', '</audio>'],
  ['video', 'src=x autoplay', 'onloadstart', '</video>'],
  ['audio', 'src=x autoplay', 'onloadstart', '</audio>'],
  ['style', '', 'onload', '</style>'],
  ['link', 'rel=stylesheet href=data:text/css,', 'onload'],
  ['link', 'rel=stylesheet href=data:nothing', 'onerror'],
  ['script', 'src=data:nothing', 'onerror', '</script>'],
  ['iframe', '', 'onload', '</iframe>'],
  ['iframe', 'src=about:blank', 'onload', '</iframe>'],
  ['object', 'data=data:text/html,', 'onload', '</object>'],
  ['embed', 'src=data:text/html,', 'onload'],
  ['details', 'open', 'ontoggle', '<summary>x</summary></details>'],
  ['input', 'type=image src=x', 'onerror'],
  ['div', 'style="animation:a 1ms" ', 'onanimationend', '<style>@keyframes a{}</style></div>'],
  ['p', 'style="animation:b 1ms"', 'onanimationstart', '<style>@keyframes b{}</style></p>'],
];

/** Ways to write the same element that a blocklist of words does not detect. */
const WRITTEN: readonly ((
  tag: string,
  attributes: string,
  event: string,
  code: string,
  rest: string,
) => string)[] = [
  (tag, attributes, event, code, rest) => `<${tag} ${attributes} ${event}="${code}">${rest}`,
  (tag, attributes, event, code, rest) => `<${tag} ${attributes} ${event}=${code}>${rest}`,
  (tag, attributes, event, code, rest) =>
    `<${tag.toUpperCase()} ${attributes} ${event.toUpperCase()}='${code}'>${rest}`,
  (tag, attributes, event, code, rest) => `<${tag}/${attributes} /${event}="${code}">${rest}`,
  (tag, attributes, event, code, rest) => `<${tag}\n${attributes}\n${event}\n=\n"${code}"\n>${rest}`,
  (tag, attributes, event, code, rest) => `<${tag}\t${attributes}\t${event}="${encoded(code)}">${rest}`,
  (tag, attributes, event, code, rest) => `<${tag} ${attributes} ${event}="&#x20;${code}//">${rest}`,
  (tag, attributes, event, code, rest) => `<p title="</p>"><${tag} ${attributes} ${event}="${code}">${rest}`,
  (tag, attributes, event, code, rest) => `<!--><${tag} ${attributes} ${event}="${code}">${rest}-->`,
  (tag, attributes, event, code, rest) =>
    `<ul><li><b><${tag} ${attributes} ${event}="${code}">${rest}</b></li></ul>`,
  (tag, attributes, event, code, rest) =>
    `<table><tbody><tr><td><${tag} ${attributes} ${event}="${code}">${rest}</td></tr></tbody></table>`,
  (tag, attributes, event, code, rest) =>
    `<scr<script></script>ipt></p><${tag} ${attributes} ${event}="${code}">${rest}`,
  (tag, attributes, event, code, rest) =>
    `<svg><foreignObject><${tag} ${attributes} ${event}="${code}">${rest}</foreignObject></svg>`,
  (tag, attributes, event, code, rest) =>
    `<a href="/"><${tag} ${attributes} ${event}="${code}" class="float-left" style="color: red">${rest}</a>`,
  (tag, attributes, event, code, rest) =>
    `<${tag} class="text-xl" ${attributes} alt="\`><" ${event}="${code}" style="color:red">${rest}`,
];

/** Addresses that run code when a link is followed. */
const ADDRESSES = [
  'javascript:CODE',
  'JaVaScRiPt:CODE',
  ' javascript:CODE',
  '&#1;javascript:CODE',
  'java&#9;script:CODE',
  'java&#10;script:CODE',
  'java&#13;script:CODE',
  '&#106;avascript:CODE',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:CODE',
  'javascript&colon;CODE',
  'javascript&#58;CODE',
  'javascript:/*--></title></style></textarea></script>*/CODE',
  'javascript://%0aCODE',
  'javascript:void(CODE)',
];
const LINKS = [
  (address: string) => `<a href="${address}">x</a>`,
  (address: string) => `<a target="_self" class="float-left" href="${address}"><b>x</b></a>`,
  (address: string) => `<svg><a href="${address}"><text>x</text></a></svg>`,
];

/** Frames and texts that become code when they are parsed again. */
const OTHERS = [
  '<script>CODE</script>',
  '<SCRIPT>CODE</SCRIPT >',
  '<script type=module>CODE</script>',
  '<svg><script>CODE</script></svg>',
  '<svg><script href="data:text/javascript,CODE"></script></svg>',
  '<script src="data:text/javascript,CODE"></script>',
  '<iframe srcdoc="<script>CODE</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=CODE&gt;"></iframe>',
  '<iframe src="javascript:CODE"></iframe>',
  '<iframe src=" JAVASCRIPT:CODE" class="x"></iframe>',
  '<object data="javascript:CODE"></object>',
  '<embed src="javascript:CODE">',
  '<svg><animate onbegin=CODE attributeName=x dur=1s></svg>',
  '<svg><set onbegin=CODE attributename=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;/mglyph&gt;&lt;img src=1 onerror=CODE&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=CODE>',
  '<svg></p><style><a id="</style><img src=1 onerror=CODE>">',
  '<noscript><p title="</noscript><img src=x onerror=CODE>">',
  '<textarea><p title="</textarea><img src=x onerror=CODE>">',
  '<xmp><p title="</xmp><img src=x onerror=CODE>">',
  '<title><p title="</title><img src=x onerror=CODE>">',
  '<style><p title="</style><img src=x onerror=CODE>">',
  '<div data-raw-html="x"><img src=x onerror=CODE></div>',
  '<![CDATA[<]]><img src=x onerror=CODE>',
  '<?xml version="1.0"?><img src=x onerror=CODE>',
  '"><img src=x onerror=CODE>',
  "'><svg onload=CODE>",
  '--><svg onload=CODE>',
  '</p></div></main><img src=x onerror=CODE>',
  '<img src="x` `<script>CODE</script>"` ` onerror=CODE>',
];

/** Attacks with a number each: an attack calls `canary(number)` of the page it runs in, or of its parent page. */
export const scriptAttacks: readonly string[] = [
  ...SELF_STARTING.flatMap(([tag, attributes, event, rest = '']) =>
    WRITTEN.map((write) => (code: string) => write(tag, attributes, event, code, rest)),
  ),
  ...LINKS.flatMap((link) =>
    ADDRESSES.map((address) => (code: string) => link(address.replaceAll('CODE', code))),
  ),
  ...OTHERS.map((other) => (code: string) => other.replaceAll('CODE', code)),
].map((attack, number) => attack(`top.canary(${number})`));

function encoded(code: string): string {
  return [...code].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
}
