/** `node scripts/public-api.ts`: writes docs/public-api.md, all that others rely on in one file. `--print` only shows it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../edge/config/config.ts'
import { merchant } from '../edge/config/merchant.ts'
import { defaultRates } from '../edge/config/rates.ts'
import { soapNames } from '../shared/domain/credit/soap/operations.ts'
import { problems } from '../shared/problems.ts'
import { readPackage, writeElementTypes } from './build-packages.ts'
import { analyzeElement } from './element-manifest.ts'
import { type Entry, exportedTypes } from './exported-types.ts'
import { loggedEvents } from './logged-events.ts'
import { dist, isMain, root } from './places.ts'
import { configMembers } from './site/reference/configuration.ts'
import type { Declaration } from './site/reference/element.ts'
import { code, page, table } from './site/reference/text.ts'
import { type WorkerRoute, workerRoutes } from './worker-routes.ts'

/** Of `dist/`: what the file is made from. */
const FOLDER = 'public-api'

/** The text of the file, from the sources. */
async function publicApi(): Promise<string> {
  const folder = join(dist, FOLDER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await writeElementTypes(folder)
  const entries = await exportedTypes(folder, readPackage('order-admin').exports)
  const declarations = (await analyzeElement(FOLDER)) as unknown as Declaration[]
  const routes = await workerRoutes()
  return page(
    '# The public API',
    `What pages, programs and operators rely on, by name. \`node scripts/public-api.ts\` writes this file from the code, and a
test compares it. [Versions](versions.md) says which of these names may change when, and the pages of
[the index](README.md) say what they mean.`,
    '## The npm package',
    'What has the same declarations stands together. Types that these only name are not written out.',
    ...Map.groupBy(entries, ({ declarations }) => declarations)
      .values()
      .map(entryText),
    '## The element',
    ...elementTexts(declarations),
    '## Problem codes',
    table(
      ['Code', 'Status'],
      Object.entries(problems).map(([name, { status }]) => [code(name), String(status)]),
    ),
    "## Lines of the edge's log",
    table(['Event', 'Level'], unique(loggedEvents().map(({ event, level }) => [code(event), level]))),
    '## Paths of the edge',
    routeTable(routes.edge),
    '## Paths of the provider',
    "Those below `/sandbox` are a sandbox's alone. SOAP is at the provider's `SOAP_PATH`, `/soap` unless set, with GET and POST.",
    routeTable(routes.provider),
    '## SOAP operations',
    table(
      ['Operation'],
      soapNames.map((name) => [code(name)]),
    ),
    "## The edge's configuration",
    configTable(environment),
    '### Entries of MERCHANTS',
    configTable(merchant),
    '### Rates',
    table(
      ['Rate', 'Requests a minute'],
      Object.entries(defaultRates).map(([name, rate]) => [code(name), String(rate)]),
    ),
  )
}

function entryText(same: readonly Entry[]): string {
  const [{ name = '', declarations = '' } = {}] = same
  const text = `### ${same.map((entry) => entry.name).join(', ')}`
  if (declarations === '') return page(text, 'It exports nothing: importing it registers the element.')
  return page(text, `\`\`\`ts\n// ${name}\n${declarations}\`\`\``)
}

function elementTexts(declarations: readonly Declaration[]): string[] {
  const element = declarations.find(({ customElement }) => customElement)!
  const { members, attributes = [], events = [], slots, cssParts, cssProperties } = element
  return [
    table(
      ['Attribute', 'Property'],
      attributes.map(({ name, fieldName }) => [code(name), code(fieldName)]),
    ),
    table(
      ['Property', 'Type'],
      members
        .filter(({ kind }) => kind === 'field')
        .map(({ name, type, readonly: isFixed, static: isStatic }) => [
          code(isStatic ? `OrderAdmin.${name}` : name),
          `${code(type?.text ?? 'unknown')}${isFixed ? ', read only' : ''}`,
        ]),
    ),
    table(
      ['Method', 'Answers'],
      members
        .filter(({ kind }) => kind === 'method')
        .map(({ name, return: answer }) => [code(`${name}()`), code(answer?.type.text ?? 'void')]),
    ),
    table(
      ['Event', 'Class', 'Members'],
      events.map(({ name, type }) => [
        code(name),
        code(type.text),
        (declarations.find((each) => each.name === type.text)?.members ?? [])
          .map((member) => code(member.name))
          .join(', '),
      ]),
    ),
    nameTable('Slot', slots),
    nameTable('CSS part', cssParts),
    nameTable('Custom property', cssProperties),
  ]
}

function nameTable(head: string, list: readonly { name: string }[] = []): string {
  return table(
    [head],
    list.map(({ name }) => [code(name)]),
  )
}

function routeTable(routes: readonly WorkerRoute[]): string {
  const paths = [...new Set(routes.map(({ path }) => path))].toSorted()
  return table(
    ['Path', 'Methods'],
    paths.map((path) => {
      const methods = routes.filter((route) => route.path === path).map(({ method }) => method)
      return [code(path), methods.toSorted().join(', ')]
    }),
  )
}

function configTable(schema: typeof environment | typeof merchant): string {
  const rows = configMembers(schema).map(({ name, isRequired, form }) => [
    code(name),
    isRequired ? 'required' : '',
    form,
  ])
  return table(['Member', '', 'Form'], rows)
}

function unique(rows: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(rows.map((row) => [row.join(), row])).values()]
}

if (isMain(import.meta)) {
  const text = await publicApi()
  if (process.argv.includes('--print')) process.stdout.write(text)
  else writeFileSync(join(root, 'docs/public-api.md'), text)
}
