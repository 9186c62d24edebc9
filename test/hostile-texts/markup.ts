import { CALL, CANARY, numbered } from './hostile-text.ts';

const scripts = [
  `<script ${CANARY}>${CALL}</script>`,
  `</script><script ${CANARY}>${CALL}</script>`,
  `</ScRiPt ><sCrIpT ${CANARY}>${CALL}</sCrIpT >`,
  `<script ${CANARY} src=data:,${CALL}></script>`,
  `<script ${CANARY} type=module>${CALL}</script>`,
  `<<script ${CANARY}>${CALL}//<</script>`,
  `<scr<script>ipt ${CANARY}>${CALL}</script>`,
  `<script/x ${CANARY}>${CALL}</script/x>`,
  `<!--><script ${CANARY}>${CALL}</script>-->`,
  `--><script ${CANARY}>${CALL}</script><!--`,
  `--!><script ${CANARY}>${CALL}</script>`,
  `<!--<script>`,
  `<![CDATA[><script ${CANARY}>${CALL}</script>]]>`,
  `]]><script ${CANARY}>${CALL}</script>`,
  `<svg><script ${CANARY}>${CALL}</script></svg>`,
  `<noscript><p title="</noscript><img ${CANARY}>">`,
];

const handlers = [
  `<img ${CANARY} src=x onerror=${CALL}>`,
  `"><img ${CANARY} src=x onerror=${CALL}>`,
  `'><img ${CANARY} src=x onerror=${CALL}>`,
  `<svg ${CANARY} onload=${CALL}>`,
  `<svg/${CANARY}/onload=${CALL}>`,
  `<body ${CANARY} onload=${CALL}>`,
  `<details ${CANARY} open ontoggle=${CALL}>`,
  `<input ${CANARY} autofocus onfocus=${CALL}>`,
  `<video ${CANARY}><source onerror=${CALL}></video>`,
  `<marquee ${CANARY} onstart=${CALL}>`,
  `" ${CANARY} autofocus onfocus=${CALL} x="`,
  `' ${CANARY} autofocus onfocus=${CALL} x='`,
  `\` ${CANARY} onmouseover=${CALL} x=\``,
  `x ${CANARY} onfocus=${CALL} autofocus tabindex=1`,
  `<p ${CANARY} style="animation:x" onanimationend=${CALL}>`,
  `<a ${CANARY} href=//evil.example ping=//evil.example>x</a>`,
];

const documents = [
  `</title><script ${CANARY}>${CALL}</script>`,
  `</textarea><script ${CANARY}>${CALL}</script>`,
  `</style><script ${CANARY}>${CALL}</script>`,
  `</template><img ${CANARY} src=x onerror=${CALL}>`,
  `</option></select><img ${CANARY} src=x>`,
  `</head><body ${CANARY} onload=${CALL}>`,
  `<base ${CANARY} href=https://evil.example/>`,
  `<meta ${CANARY} http-equiv=refresh content=0;url=/x>`,
  `<link ${CANARY} rel=stylesheet href=//evil.example>`,
  `<style ${CANARY}>*{display:none}</style>`,
  `<iframe ${CANARY} srcdoc="<script>parent.${CALL}</script>">`,
  `<object ${CANARY} data=data:text/html,x>`,
  `<embed ${CANARY} src=//evil.example>`,
  `<form ${CANARY} action=//evil.example><button>x`,
  `<math><mtext><img ${CANARY} src=x onerror=${CALL}>`,
  `<plaintext ${CANARY}>`,
  `&lt;script ${CANARY}&gt;${CALL}&lt;/script&gt;`,
  `&#60;img ${CANARY} src=x onerror=${CALL}&#62;`,
];

/** Markup that is harmless only where it is escaped. */
export const markup = [
  ...numbered('script', scripts),
  ...numbered('event handler', handlers),
  ...numbered('document', documents),
];
