import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Takes the indentation out of templates and style sheets. The minifier has left no line breaks but theirs,
 * and in HTML and CSS a run of white space is as good as one space.
 */
function squeezeTemplates(): Plugin {
  return {
    name: 'squeeze-templates',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/\s*\n\s*/g, ' ')
      }
    },
  }
}

/** The widget's only product: one ES module that a script tag loads, with nothing left to import. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [squeezeTemplates()],
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
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'order-admin.js', codeSplitting: false },
    },
  },
})
