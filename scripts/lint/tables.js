/**
 * A lint rule: do not index a table with a string. TypeScript refuses `table[text]` for most objects, but not for
 * `Record<string, …>` and not for an object literal that is indexed in place.
 */

const message =
  'This index also finds what every object inherits, such as `constructor`. Use lookUp(table, key) of shared/domain/values/lookup.ts, or a Map.'

function isOpenRecord(type) {
  if (type?.type === 'TSTypeLiteral') return type.members.some(({ type }) => type === 'TSIndexSignature')
  if (type?.type !== 'TSTypeReference') return false
  const name = type.typeName.name
  const parameters = (type.typeArguments ?? type.typeParameters)?.params ?? []
  if (name === 'Partial' || name === 'Readonly') return isOpenRecord(parameters[0])
  return name === 'Record' && parameters[0]?.type === 'TSStringKeyword'
}

const ownKeysOnly = {
  create(context) {
    const tables = new Set()
    const indexed = []
    return {
      VariableDeclarator({ id, init }) {
        const isTable = init?.type === 'ObjectExpression' && init.properties.length > 0
        if (id.type === 'Identifier' && isTable && isOpenRecord(id.typeAnnotation?.typeAnnotation)) {
          tables.add(id.name)
        }
      },
      MemberExpression(node) {
        if (!node.computed || node.property.type === 'Literal') return
        if (node.object.type === 'ObjectExpression') context.report({ node, message })
        else if (node.object.type === 'Identifier') indexed.push(node)
      },
      // A table may be declared below the function that reads it.
      'Program:exit'() {
        for (const node of indexed) if (tables.has(node.object.name)) context.report({ node, message })
      },
    }
  },
}

export default { meta: { name: 'tables' }, rules: { 'own-keys-only': ownKeysOnly } }
