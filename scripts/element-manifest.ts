/** The custom elements manifests: what editors and documentation read about `<order-admin>`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, root, run } from './places.ts'

interface Member {
  name: string
  privacy?: string
  default?: string
}

interface Declaration {
  name: string
  customElement?: boolean
  members?: Member[]
  attributes?: Member[]
  superclass?: { name: string; package?: string; module?: string }
}

/** The file that has the classes, and the one that registers the element. */
interface Places {
  classes: string
  definition: string
}

const sources = ['widget/order-admin.ts', 'widget/events.ts', 'widget/navigate-event.ts']
const tagName = 'order-admin'

/** Writes the manifest that the edge serves, and that of the npm package. */
export async function describeElement(): Promise<void> {
  const declarations = await analyzeElement('widget')
  const served = join(dist, 'widget/custom-elements.json')
  const write = (file: string, places: Places) =>
    writeFileSync(file, `${JSON.stringify(manifestOf(declarations, places), null, 2)}\n`)
  write(served, { classes: 'order-admin.js', definition: 'order-admin.js' })
  write(join(root, 'packages/order-admin/custom-elements.json'), {
    classes: 'dist/index.js',
    definition: 'dist/define.js',
  })
}

/** What a page can use of the element and its events. @param folder of `dist/`, for the file that the analyzer writes */
export async function analyzeElement(folder: string): Promise<Declaration[]> {
  const globs = sources.flatMap((glob) => ['--globs', glob])
  const options = ['--litelement', '--quiet', '--config', 'scripts/element-manifest.config.ts']
  await run('cem', ['analyze', ...options, '--outdir', `dist/${folder}`, ...globs])
  const { modules } = JSON.parse(readFileSync(join(dist, folder, 'custom-elements.json'), 'utf8')) as {
    modules: { declarations: Declaration[] }[]
  }
  return modules.flatMap(({ declarations }) => declarations).map(publicOf)
}

/** Without what a page cannot use, and without names that only the source knows. */
function publicOf(declaration: Declaration): Declaration {
  const { members = [], attributes, superclass, customElement } = declaration
  return {
    ...declaration,
    members: members.filter(({ privacy = 'public' }) => privacy === 'public').map(withoutVariable),
    ...(attributes && { attributes: attributes.map(withoutVariable) }),
    ...(superclass?.module !== undefined && { superclass: { name: superclass.name } }),
    ...(customElement && { tagName }),
  }
}

/** A default is worth reading if it is a literal. */
function withoutVariable(member: Member): Member {
  const { default: value = '', ...others } = member
  return /^(?:['"\d]|true$|false$)/.test(value) ? member : others
}

function manifestOf(declarations: Declaration[], { classes, definition }: Places): object {
  const element = declarations.find(({ customElement }) => customElement)!
  const exports = declarations.map(({ name }) => ({
    kind: 'js',
    name,
    declaration: { name, module: classes },
  }))
  const registration = {
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name: element.name, module: classes },
  }
  const isOne = classes === definition
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: classes,
        declarations,
        exports: isOne ? [...exports, registration] : exports,
      },
      ...(isOne
        ? []
        : [{ kind: 'javascript-module', path: definition, declarations: [], exports: [registration] }]),
    ],
  }
}
