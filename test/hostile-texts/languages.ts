import { CALL, CANARY, numbered } from './hostile-text.ts';

const urls = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  `java&#115;cript:${CALL}`,
  `javascript://%0a${CALL}`,
  `data:text/html,<script ${CANARY}>${CALL}</script>`,
  `vbscript:${CALL}`,
  '//evil.example',
  'https:evil.example',
  '\\\\evil.example',
  '/../../etc/passwd',
  '..%2f..%2fadmin',
  '%00%0d%0aSet-Cookie:a=b',
  '?search=<&x=%3Cscript%3E#',
  'https://ana@evil.example/',
];

const templates = [
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `#{${CALL}}`,
  `<%= ${CALL} %>`,
  '{{7*7}}',
  `';${CALL};'`,
  `";${CALL};"`,
  `\`;${CALL};\``,
  `\\";${CALL};//`,
  `*/${CALL}/*`,
  "$& $1 $` $' $$",
  '%s %d %o %c %n',
  '__proto__',
  'constructor',
  'toString',
  'null',
];

const json = [
  '"}]}',
  '","offers":{"price":"1"},"x":"',
  '\\',
  '\\u003cscript\\u003e',
  '\\"}</script>',
  '{"@type":"Product","name":"otro"}',
  `"}</script><script ${CANARY}>${CALL}</script>`,
  '<!-- <script> -->',
  '&quot;}&lt;/script&gt;',
  '[object Object]',
];

const databases = [
  "' or '1'='1",
  "'); drop table products; --",
  '" or ""="',
  '%',
  '_',
  '%_%\\%',
  '*:* OR name:*',
  'NEAR(a b)',
  "\\'; --",
  '; select pg_sleep(9) --',
];

/** Texts that mean something in a language that they may get into. */
export const languages = [
  ...numbered('URL', urls),
  ...numbered('template', templates),
  ...numbered('JSON', json),
  ...numbered('database', databases),
];
