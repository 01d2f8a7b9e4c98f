import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Node {
  type: string
  start: number
  end: number
}

/**
 * Takes the indentation out of templates and style sheets, where a run of white space is as good as one space.
 * Only there: a text with a line break in it means that line break.
 */
function squeezeTemplates(): Plugin {
  return {
    name: 'squeeze-templates',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.ts')) return null
      let squeezed = ''
      let from = 0
      for (const { start, end } of markup(this.parse(code))) {
        squeezed += code.slice(from, start) + code.slice(start, end).replace(/\s*\n\s*/g, ' ')
        from = end
      }
      return squeezed + code.slice(from)
    },
  }
}

/** The texts of every template of Lit's, in the order of the source. */
function markup(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(markup)
  if (typeof node !== 'object' || node === null) return []
  const { type, tag, quasi } = node as { type?: string; tag?: { name?: string }; quasi?: { quasis: Node[] } }
  const inner = Object.values(node).flatMap(markup)
  const isMarkup = type === 'TaggedTemplateExpression' && ['html', 'svg', 'css'].includes(tag?.name ?? '')
  const own = isMarkup && quasi ? quasi.quasis : []
  return [...own, ...inner].toSorted((a, b) => a.start - b.start)
}

/**
 * Vite wraps each `import()` in a helper that preloads style sheets and reports failures to the page's window.
 * The widget has no style sheets and reports failures itself, so here the helper only makes the import.
 */
function withoutPreload(): Plugin {
  return {
    name: 'without-preload',
    enforce: 'pre',
    load: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/**
 * One ES module that a script tag loads, and parts that it loads when they are needed: a language, and what
 * changes an order. A part may import the module, never the other way round, and nothing is shared by parts
 * in a file of its own, which would be one more request before the first row is seen.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [withoutPreload(), squeezeTemplates()],
  build: {
    outDir: here('../dist/widget'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    minify: true,
    modulePreload: false,
    reportCompressedSize: false,
    // Not the library mode: it keeps the white space of ES modules for other bundlers.
    rolldownOptions: {
      input: here('./order-admin.ts'),
      // The module exports to its parts what they share with it.
      preserveEntrySignatures: 'allow-extension',
      output: {
        format: 'es',
        entryFileNames: 'order-admin.js',
        chunkFileNames: 'parts/[name]-[hash].js',
        // The edge matches paths without regard to case.
        hashCharacters: 'hex',
      },
    },
  },
})
