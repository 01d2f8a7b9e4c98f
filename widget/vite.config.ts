import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { chunkGroups } from '../scripts/widget-chunks.ts'
import orderAdmin from '../packages/order-admin/package.json' with { type: 'json' }
import { setOf } from './locales/languages.ts'

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

/** An `import()` in Vite's helper, which destructures the names that are used. */
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

/** Words of a language are named after their set too: each has a file of the same name. */
function chunkFileName({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const set = facadeModuleId && setOf(relative(here('./locales'), facadeModuleId))
  return `parts/${set ? `words-${set}-` : ''}[name]-[hash].js`
}

/**
 * One ES module for a script tag, and chunks that it loads when needed: a language, and the code that changes an order.
 * Chunks may import the module but never each other's shared code: a separate file for that would cost one more request
 * before the first row is shown.
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
      // On a busy machine it warns of slow plugins.
      checks: { pluginTimings: false },
      input: here('./register.ts'),
      // The module exports what its chunks share with it.
      preserveEntrySignatures: 'allow-extension',
      output: {
        format: 'es',
        codeSplitting: {
          groups: [{ name: 'order-admin', tags: ['$initial'] }, ...chunkGroups()],
        },
        entryFileNames: 'order-admin.js',
        chunkFileNames: chunkFileName,
        // The edge matches paths case-insensitively.
        hashCharacters: 'hex',
      },
    },
  },
})
