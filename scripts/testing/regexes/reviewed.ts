/**
 * Regular expressions that the checker of `redos.test.ts` calls slow, or cannot read, and why each may stay. `written`
 * is the expression as it stands in the file.
 */
export interface Reviewed {
  file: string
  written: string
  because: string
}

export const reviewed: readonly Reviewed[] = [
  {
    file: 'console/parts/minor-units.ts',
    written: '/\\B(?=(\\d{3})+$)/g',
    because: 'its input is text of our own code, of a few characters',
  },
  {
    file: 'console/sections/lists.ts',
    written: '/\\B(?=(\\d{3})+$)/g',
    because: 'its input is text of our own code, of a few characters',
  },
  {
    file: 'provider/credit/pdf/print.ts',
    written: '/\\B(?=(\\d{3})+$)/g',
    because: 'its input is text of our own code, of a few characters',
  },
  {
    file: 'edge/config/config.ts',
    written: '/\\/+$/',
    because: 'its input is the configuration or the address of the page, which nobody else writes',
  },
  {
    file: 'packages/order-admin/loader.ts',
    written: '/\\/*$/',
    because: 'its input is the configuration or the address of the page, which nobody else writes',
  },
  {
    file: 'packages/order-admin/session/call-edge.ts',
    written: '/\\/*$/',
    because: 'its input is the configuration or the address of the page, which nobody else writes',
  },
  {
    file: 'widget/client/edge-client.ts',
    written: '/\\/*$/',
    because: 'its input is the configuration or the address of the page, which nobody else writes',
  },
  {
    file: 'edge/journal/people.ts',
    written: '/\\0+$/',
    because: 'its input is a block of a fixed size, which this file wrote',
  },
  {
    file: 'edge/journal/journal-cursor.ts',
    written: 'new RegExp(`^(\\\\d{1,16})\\\\.(\\\\d{1,3})\\\\.(${MAC_FORM})$`)',
    because: 'anchored, and each part has a greatest length: MAC_FORM is one class with a fixed count',
  },
  {
    file: 'edge/live/ticket.ts',
    written: 'new RegExp(`^(\\\\d{1,11})\\\\.([\\\\w-]{1,36})\\\\.([\\\\w-]{36})\\\\.(${MAC_FORM})$`)',
    because: 'anchored, and each part has a greatest length: MAC_FORM is one class with a fixed count',
  },
  {
    file: 'edge/orders/write-headers.ts',
    written: 'new RegExp(`^[!-~]{${saveIdLimits.minLength},${saveIdLimits.maxLength}}$`)',
    because: 'anchored, and one class with a greatest length',
  },
  {
    file: 'edge/orders/queue-route.ts',
    written: '/\\/api\\/v1\\/orders\\/\\d{1,19}(?:\\/deliveries\\/\\d{1,19}\\/credits\\/\\d{1,19})?\\/?$/i',
    because: 'each try reads at most 80 characters',
  },
  {
    file: 'edge/reports/spelling.ts',
    written: "new RegExp(`\"(${[...members.keys()].join('|')})\"(?=\\\\s*:)`, 'gi')",
    because:
      'alternatives are names of the contract; the blanks before a colon are in the report of the provider',
  },
  {
    file: 'edge/reports/spelling.ts',
    written: 'new RegExp(`("rowType"\\\\s*:\\\\s*)"(${[...types.keys()].join(\'|\')})"`, \'gi\')',
    because:
      'alternatives are names of the contract; the blanks before a colon are in the report of the provider',
  },
  {
    file: 'edge/upstream/mask-personal.ts',
    written:
      "new RegExp(`(?<![\\\\p{L}\\\\p{N}])(?:(?:16|18|19|20)[-+. /]?)?${spelled}(?![\\\\p{L}\\\\p{N}])`, 'giu')",
    because: 'each character of the number has at most two signs behind it',
  },
  {
    file: 'edge/upstream/mask-personal.ts',
    written: "new RegExp(RegExp.escape(email.trim()), 'giu')",
    because: 'an escaped text has no repetition',
  },
  {
    file: 'edge/upstream/mask-personal.ts',
    written: "new RegExp(`[+]?(?:\\\\d[-. ()/]{0,2}){0,8}${spacedForm(digits)}(?!\\\\d)`, 'gu')",
    because: 'at most 16 digits with two signs behind each',
  },
  {
    file: 'provider/credit/pdf/sheet.ts',
    written: '/\\.?0+$/',
    because: 'its input is text of our own code, of a few characters',
  },
  {
    file: 'provider/recording/nearest.ts',
    written: 'new RegExp(`<(?:[\\\\w.-]+:)?${name}(?:\\\\s[^>]*)?>([^<]{1,200})<`)',
    because:
      '`name` is an element of the contract, and its input is a request of at most 64 kB that the sandbox keeps',
  },
  {
    file: 'provider/recording/redact-text.ts',
    written:
      'new RegExp(`("(?:uri|[A-Za-z_]*(?:${PARTS})[A-Za-z_]*)":)"(?:[^"\\\\\\\\]|\\\\\\\\.)*"`, \'gi\')',
    because: 'its input is an answer of the sandbox, whose names are those of the contract',
  },
  {
    file: 'provider/recording/redact-text.ts',
    written: "new RegExp(`(<([A-Za-z]*(?:${PARTS})[A-Za-z]*)>)[^<]+(?=</\\\\2>)`, 'gi')",
    because: 'its input is an answer of the sandbox, whose names are those of the contract',
  },
  {
    file: 'provider/recording/redact-text.ts',
    written:
      '/<!--[^]*?-->|<!\\[CDATA\\[[^]*?\\]\\]>|<\\?[^]*?\\?>|<(\\/?)([^\\s/>]+)((?:"[^"]*"|\'[^\']*\'|[^"\'>])*)>|[^<]+/g',
    because: 'its input is well-formed: each comment, instruction and value has its end',
  },
  {
    file: 'provider/recording/redact-text.ts',
    written: "new RegExp([...new Set(forms)].map((form) => RegExp.escape(form)).join('|'), 'g')",
    because: 'escaped texts have no repetition',
  },
  {
    file: 'shared/domain/money/decimal.ts',
    written: '/0+$/',
    because: 'its input has at most 40 digits',
  },
  {
    file: 'shared/domain/order/metadata-personal.rules.ts',
    written: '/[\\p{L}\\d][\\p{L}\\d._%+-]*@(?:[\\p{L}\\d-]+\\.)+\\p{L}{2,}/u',
    because: 'its input has at most 500 characters: the length is checked first',
  },
  {
    file: 'shared/domain/order/metadata-personal.rules.ts',
    written: '/(?<![\\w.,-])00(?:4[5-79]|3[1-4]|358|44|1) ?(?:[-(/]?\\d{1,4}[)/-]? )+\\d{2,4}(?!\\d)/',
    because: 'its input has at most 500 characters: the length is checked first',
  },
  {
    file: 'shared/domain/order/metadata-secrets.rules.ts',
    written: '/(?<![\\w-])eyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}\\.[\\w-]*/',
    because: 'its input has at most 500 characters: the length is checked first',
  },
  {
    file: 'widget/desks/order/desk/similar.ts',
    written: '/\\d+$/',
    because: 'its input is the number of an order, of at most 32 characters',
  },
  {
    file: 'widget/desks/reports/bank/xml-reader.ts',
    written: "new RegExp(`(${NAME})${EQUALS}(${VALUE})`, 'gu')",
    because: 'its input is what `opening` has read: each name has its value',
  },
  {
    file: 'widget/desks/reports/bank/camt.ts',
    written: '/^\\uFEFF?<\\?xml[^>=]*=[^>=]*\\sencoding\\s*=\\s*["\']([^"\'>]*)["\']/',
    because: 'its input has at most 200 characters',
  },
  {
    file: 'widget/rows/grid/copied-cells.ts',
    written: '/0+$/',
    because: 'its input is a number that the desk has formatted',
  },
  {
    file: 'widget/rows/view/number-signs.ts',
    written: "new RegExp(group === ',' || group === '.' ? `[\\\\s${group}]` : \"[\\\\s\\u2019']\")",
    because: 'one character',
  },
  {
    file: 'widget/rows/view/row-texts.ts',
    written: "new RegExp(numberSigns(lang).group, 'g')",
    because: 'one character',
  },
  {
    file: 'widget/rows/view/row-texts.ts',
    written: '/[.,]?0+$/',
    because: 'its input is a number that the desk has formatted',
  },
  {
    file: 'widget/rows/view/rows-csv.ts',
    written: '/[.,]?0+$/',
    because: 'its input is a number that the desk has formatted',
  },
  {
    file: 'widget/vite.config.ts',
    written: '/\\s*\\n\\s*/g',
    because: 'runs in the build, on our own sources',
  },
  {
    file: 'widget/vite.config.ts',
    written: '/(["\'])(?:\\\\.|(?!\\1).)*\\1|\\/\\*.*?\\*\\/|\\s*([{};,>])\\s*|(:)\\s+/g',
    because: 'runs in the build, on our own sources',
  },
  {
    file: 'widget/vite.config.ts',
    written:
      '/__vitePreload\\((?:async \\(\\) => \\{\\s*const \\{[^}]*\\} = await |\\(\\) => )(import\\([^)]+\\))(?:;\\s*return \\{[^}]*\\};\\s*\\})?, __VITE_PRELOAD__\\)/g',
    because: 'runs in the build, on our own sources',
  },
  {
    file: 'provider/config.ts',
    written: '/^https?:\\/\\/\\S+\\{id\\}\\S*$/',
    because: 'its input is the configuration or the address of the page, which nobody else writes',
  },
]
