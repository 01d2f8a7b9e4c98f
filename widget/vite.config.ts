import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import orderAdmin from '../packages/order-admin/package.json' with { type: 'json' }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Node {
  type: string
  start: number
  end: number
}

interface Text extends Node {
  isCss: boolean
}

/**
 * Removes indentation from templates and style sheets, where any run of white space equals one space. Other
 * strings keep their line breaks. Style sheets also lose their comments, the spaces beside punctuation, and the last
 * semicolon of a block.
 */
export function squeezeTemplates(): Plugin {
  return {
    name: 'squeeze-templates',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.ts') || !/\b(?:html|svg|css)`/.test(code)) return null
      let squeezed = ''
      let from = 0
      for (const { start, end, isCss } of markup(this.parse(code))) {
        const text = code.slice(start, end).replace(/\s*\n\s*/g, ' ')
        squeezed += code.slice(from, start) + (isCss ? squeezeCss(text) : text)
        from = end
      }
      return squeezed + code.slice(from)
    },
  }
}

/** A string; a comment; or punctuation with its spaces. A space before a colon may stand between selectors. */
const CSS_TOKENS = /(["'])(?:\\.|(?!\1).)*\1|\/\*.*?\*\/|\s*([{};,>])\s*|(:)\s+/g

function squeezeCss(text: string): string {
  return text
    .replace(CSS_TOKENS, (token, quote?: string, mark?: string, colon?: string) =>
      quote ? token : (mark ?? colon ?? ''),
    )
    .replaceAll(';}', '}')
}

/** The texts of every Lit template, in source order. */
function markup(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(markup)
  if (typeof node !== 'object' || node === null) return []
  const { type, tag, quasi } = node as { type?: string; tag?: { name?: string }; quasi?: { quasis: Node[] } }
  const inner = Object.values(node).flatMap(markup)
  const isMarkup = type === 'TaggedTemplateExpression' && ['html', 'svg', 'css'].includes(tag?.name ?? '')
  const isCss = tag?.name === 'css'
  const own =
    isMarkup && quasi ? quasi.quasis.map(({ type, start, end }) => ({ type, start, end, isCss })) : []
  return [...own, ...inner].toSorted((a, b) => a.start - b.start)
}

/** An `import()` in Vite's helper, which takes out of the module what is used of it. */
const WRAPPED_IMPORT =
  /__vitePreload\((?:async \(\) => \{\s*const \{[^}]*\} = await |\(\) => )(import\([^)]+\))(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__\)/g

/**
 * Vite wraps each `import()` in a helper that preloads style sheets and reports failures to the page's window.
 * The widget has no style sheets and reports failures itself, so the import is all that is left.
 */
export function withoutPreload(): Plugin {
  return {
    name: 'without-preload',
    enforce: 'pre',
    load: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    renderChunk: (code) => code.replace(WRAPPED_IMPORT, '$1'),
  }
}

/** The frame around the desks, and what they share with it: it loads before them. */
const OF_FRAME =
  /\/widget\/(?:navigate-event|client\/json-request|kit\/parts\/(?:parts\.controller|stacked-rows|tab-list|open-order)|shell\/(?:frame-parts|desk-frame|desk-notice|leave-dialog))\b/

/**
 * What later parts of the credit desk share: the rows; the rules of rows, which load without the editor; and the forms,
 * with the shapes that they are made from.
 */
const CREDIT_ROWS = /\/widget\/desks\/credit\/rows\//
const CREDIT_RULES =
  /\/(?:widget\/desks\/credit\/rows\/row-shapes|shared\/domain\/(?:credit\/credit-(?:row|left)|money\/ratio))/
const CREDIT_FORMS =
  /\/(?:widget\/desks\/credit\/(?:form|write|reasons|data)\/|shared\/domain\/credit\/credit[-.](?:countries|enums|reasons))/

/** How a tree gets styles later than others, and those that the order's desk gets. */
const OF_STYLES =
  /\/widget\/(?:kit\/parts\/adopt-styles|desks\/order\/history\/save\.styles|desks\/order\/desk\/(?:adopt-later-styles|order-(?:later|print)\.styles))/

/** The chunk of what several desks, or several parts of one, share. */
function sharedGroup(id: string): string | null {
  if (OF_FRAME.test(id)) return 'frame-parts'
  if (OF_STYLES.test(id)) return 'adopt-later-styles'
  if (CREDIT_RULES.test(id)) return 'credit-rules'
  if (CREDIT_ROWS.test(id)) return 'credit-rows'
  return CREDIT_FORMS.test(id) ? 'credit-forms' : null
}

/**
 * One chunk for what opens with a desk: it is smaller than several are. What later parts share with it, the bundler would
 * split off, which would be half a dozen more requests before the first figure.
 * @param parts what opens with the desk
 * @param own what only this desk needs
 */
function deskGroup(name: string, parts: readonly string[], own: RegExp) {
  const opened = new Set<string>()
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    if (!own.test(id)) return null
    if (opened.size === 0) {
      for (const part of parts) opened.add(here(`./${part}.ts`))
      for (const each of opened)
        for (const next of context.getModuleInfo(each)?.importedIds ?? []) opened.add(next)
    }
    return opened.has(id) ? name : null
  }
}

const OF_REPORTS =
  /\/(?:widget\/(?:desks\/reports|client\/(?:report-request|closings))|shared\/domain\/report\/(?:payout|report-reading|report\.rules|last-record))\b/
const reportDeskGroup = deskGroup('desk-parts', ['desks/reports/desk/desk-parts'], OF_REPORTS)
const reportRowsGroup = deskGroup('report-rows-parts', ['desks/reports/rows/report-rows-parts'], OF_REPORTS)
const creditDeskGroup = deskGroup(
  'credit-desk-parts',
  ['desks/credit/desk/credit-desk-parts', 'desks/credit/orders/credit-orders-parts'],
  /\/(?:widget\/desks\/credit|shared\/domain\/money\/decimal)\b/,
)

/**
 * One chunk for what each of these parts needs, and nothing else but what loads after them: apart, the bundler would split
 * it by who needs it, which is one more request for each such file.
 */
function onlyOf(name: string, parts: readonly string[], after: RegExp) {
  let own: Set<string> | undefined
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const infoOf = (each: string) => context.getModuleInfo(each)
    own ??= findOwn()
    return own.has(id) ? name : null

    function findOwn(): Set<string> {
      const needed = parts.map((part) => {
        const found = new Set([here(`./${part}.ts`)])
        for (const each of found) for (const next of infoOf(each)?.importedIds ?? []) found.add(next)
        return found
      })
      const all = needed.reduce((some, more) => some.union(more))
      const isOwn = (each: string) =>
        infoOf(each)?.importers.every((other) => all.has(other) || after.test(other)) ?? false
      for (let size = 0; size !== all.size;) {
        size = all.size
        for (const each of all) if (!isOwn(each)) all.delete(each)
      }
      return needed.reduce((some, more) => some.intersection(more), all)
    }
  }
}

/** What both reading and changing an order need. */
const OF_ORDER = /\/widget\/kit\/parts\/(?:(?:fold|row-mark|tip)\.styles|store\.controller)\b/
/** What changes an order's rows: the rows of credit orders are edited with it. */
const editGroup = onlyOf(
  'edit-parts',
  ['desks/order/desk/edit-parts'],
  /\/widget\/(?:desks\/credit\/rows|rows\/changes\/pasted-rows)\b/,
)
/** What it shares with deliveries, cancellations and credits, and with the parts of the credit desk. */
const changeGroup = onlyOf(
  'change-parts',
  ['desks/order/desk/edit-parts', 'desks/order/desk/life-parts'],
  /\/widget\/(?:desks\/credit|rows\/changes\/pasted-rows)\b/,
)

/** Each set of words has a file of the same name for a language. */
function chunkFileName({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, set] = /\/locales\/([\w-]+)\/[^/]+$/.exec(facadeModuleId ?? '') ?? []
  return `parts/${set ? `words-${set}-` : ''}[name]-[hash].js`
}

/**
 * One ES module for a script tag, and chunks that it loads when needed: a language, and what changes an order.
 * Chunks may import the module but never each other's shared code: a file of its own for that would be one more
 * request before the first row is shown.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [withoutPreload(), squeezeTemplates()],
  define: { ORDER_ADMIN_VERSION: JSON.stringify(orderAdmin.version), ORDER_ADMIN_FROM_EDGE: 'true' },
  build: {
    outDir: here('../dist/widget'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    minify: true,
    modulePreload: false,
    reportCompressedSize: false,
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    // Not library mode, which keeps the white space of ES modules for other bundlers.
    rolldownOptions: {
      // On a machine with much to do, it warns of plugins that wait.
      checks: { pluginTimings: false },
      input: here('./register.ts'),
      // The module exports to its chunks what they share with it.
      preserveEntrySignatures: 'allow-extension',
      output: {
        format: 'es',
        // With many chunks, the bundler would split off what they share with the first load.
        codeSplitting: {
          groups: [
            { name: 'order-admin', tags: ['$initial'] },
            { name: editGroup, debugName: 'editing', includeDependenciesRecursively: false },
            { name: changeGroup, debugName: 'changing', includeDependenciesRecursively: false },
            { name: 'store.controller', test: OF_ORDER, includeDependenciesRecursively: false },
            { name: reportDeskGroup, debugName: 'report desk', includeDependenciesRecursively: false },
            { name: reportRowsGroup, debugName: 'rows of a report', includeDependenciesRecursively: false },
            { name: creditDeskGroup, debugName: 'credit desk', includeDependenciesRecursively: false },
            { name: sharedGroup, debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
        entryFileNames: 'order-admin.js',
        chunkFileNames: chunkFileName,
        // The edge matches paths case-insensitively.
        hashCharacters: 'hex',
      },
    },
  },
})
