/** A lint rule: imports follow the rows of `scripts/layers.ts`. */
import { relative } from 'node:path'
import { importRefusal } from '../import-rules.ts'

const root = new URL('../..', import.meta.url).pathname

/** `import type`, or an import of which every name is a type. */
function isType({ importKind, exportKind, specifiers = [] }) {
  if (importKind === 'type' || exportKind === 'type') return true
  return specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type')
}

const asTheTableSays = {
  create(context) {
    const from = relative(root, context.filename)
    const check = (node) => {
      const specifier = node.source?.value
      const message = typeof specifier === 'string' && importRefusal(from, specifier, isType(node))
      if (message) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'layers' }, rules: { 'as-the-table-says': asTheTableSays } }
