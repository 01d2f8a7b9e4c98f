/**
 * A lint rule: a heading of the widget says which level it has on the page around it, `<h3 aria-level=${level(3, l)}>`. A
 * page can move the levels of all headings, and one that does not follow breaks the outline of the page.
 */

const message =
  'Write the level of a heading first, and as its tag has it: <h3 aria-level=${level(3, l)}>, with `level` of widget/kit/parts/heading.ts.'

function isLevel(node, own) {
  const [first] = node?.type === 'CallExpression' && node.callee.name === 'level' ? node.arguments : []
  return first?.value === own
}

const levelOfPage = {
  create(context) {
    return {
      TemplateLiteral(node) {
        for (const [index, quasi] of node.quasis.entries()) {
          for (const { 1: own, index: at } of quasi.value.raw.matchAll(/<h([1-6])(?![\w-])/g)) {
            const rest = quasi.value.raw.slice(at + '<h1'.length)
            const isSet = /^\s+aria-level=$/.test(rest) && isLevel(node.expressions[index], Number(own))
            if (!isSet) context.report({ node: quasi, message })
          }
          if (/role="heading"/.test(quasi.value.raw)) context.report({ node: quasi, message })
        }
      },
    }
  },
}

export default { meta: { name: 'headings' }, rules: { 'level-of-page': levelOfPage } }
