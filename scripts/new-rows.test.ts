/**
 * Adding a row to the operation table is a compile error in every place that must handle it, and a desk is its folder and
 * one row. The compiler runs on a copy of the sources, to which both are added.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const sources = [
  'shared',
  'edge',
  'provider',
  'demo',
  'widget',
  'test',
  'scripts',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.workers.json',
]

const rows = `
  // Listed in the history too.
  replaceDelivery: rest({
    number: 20,
    method: 'PUT',
    path: '/api/v1/orders/{CheckoutOrderId}/deliveries',
    parameters: { CheckoutOrderId: 'long' },
    success: { status: 204 },
    refusals: orderRefusals,
    capability: 'rows.write',
  }),
  // Not listed in the history.
  recallOrder: rest({
    number: 21,
    method: 'POST',
    path: '/api/v1/orders/{CheckoutOrderId}/recall',
    parameters: { CheckoutOrderId: 'long' },
    success: { status: 204 },
    refusals: orderRefusals,
    capability: 'rows.write',
  }),
  missingParameter: rest({
    number: 22,
    method: 'GET',
    path: '/api/v1/tasks/{TaskId}/{StepId}',
    parameters: { TaskId: 'long' },
    success: { status: 204 },
    refusals: [],
    capability: 'order.read',
  }),
  addedParameter: rest({
    number: 23,
    method: 'GET',
    path: '/api/v1/tasks/{TaskId}',
    parameters: { TaskId: 'long', UnknownId: 'long' },
    success: { status: 204 },
    refusals: [],
    capability: 'order.read',
  }),
`
const soapRows = `
  ...soap('GetPayouts', { request: {}, result: {}, capability: 'credit.read', summary: 'Names no client.' }),
`
const refusingHandler = `
import type { RestHandler } from './operations/handler.ts'

export const handler: RestHandler<'getOrder'> = () => ({ ok: false, reason: { code: 'delivery-not-found' } })
`

/** A desk with a property of its own, which only the public element lacks then. */
const newDesk = `
import { html } from 'lit'
import type { DeskDescriptor } from '../../kit/parts/desk.ts'

declare module '../../kit/parts/desk.ts' {
  interface DeskProperties {
    linkTarget?: string | undefined
  }
}

export const linkDesk: DeskDescriptor<'links'> = {
  name: 'links',
  tag: 'order-admin-links',
  capability: 'order.read',
  openedBy: ['linkTarget'],
  load: () => Promise.resolve(),
  render: ({ lang, linkTarget }) => html\`<order-admin-links lang=\${lang} .target=\${linkTarget}></order-admin-links>\`,
}
`
const usedDesk = `
import type { DeskName } from './desks.ts'

export const known: DeskName = 'links'
export const unknown: DeskName = 'nowhere'
`

describe('the compiler, after rows were added to the operation table and a desk to the widget', () => {
  let folder: string
  let output: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'new-operation-'))
    for (const name of sources) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    insert('shared/wire/operations.ts', '  ...soapOperations,\n', rows)
    insert('shared/domain/credit/soap/operations.ts', "  ...soap('GetAddresses', {", soapRows)
    insert('shared/domain/order/history.enums.ts', "  'addOrderRow',\n", "  'replaceDelivery',\n")
    writeFileSync(join(folder, 'provider/refusing-handler.ts'), refusingHandler)
    mkdirSync(join(folder, 'widget/desks/links'))
    writeFileSync(join(folder, 'widget/desks/links/desk.ts'), newDesk)
    writeFileSync(join(folder, 'widget/shell/used-desk.ts'), usedDesk)
    insert(
      'widget/shell/desks.ts',
      'import { orderDesk }',
      "import { linkDesk } from '../desks/links/desk.ts'\n",
    )
    insert('widget/shell/desks.ts', '] as const', ', linkDesk')
    output = (await Promise.all([compile('tsconfig.json'), compile('tsconfig.workers.json')])).join('')
  }, 120_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['the routes of the edge', 'edge', 'routes.ts'],
    ['the rules of a date', 'edge', 'date-rules.ts'],
    ['the rules of the order as it is', 'edge', 'check-write.ts'],
    ['the outcome of a write whose answer is lost', 'edge', 'find-outcome.ts'],
    ['what success answers', 'edge', 'success-answer.ts'],
    ['the rows that it names', 'edge', 'named-rows.ts'],
    ["the provider's handlers", 'provider', 'handlers.ts'],
    ['the summaries of OpenAPI', 'shared', 'rest-summaries.ts'],
    ['the conformance suite', 'test', 'subjects.ts'],
    ['the widget in German', 'widget', 'order/words/de.ts'],
    ['the widget in English', 'widget', 'order/words/en.ts'],
    ['the widget in Norwegian', 'widget', 'order/words/no.ts'],
  ])('misses the new write in %s', (_, folder, file) => {
    expect(filesOf('replaceDelivery')).toContainEqual([folder, file])
  })

  it('names the write that the history does not list', () => {
    expect(output).toContain(
      'OrderWriteName of shared/domain/order/history.enums.ts differs from the table in recallOrder"',
    )
    expect(output).not.toContain('differs from the table in replaceDelivery')
  })

  it('refuses a row whose parameters are not those of its path', () => {
    const messages = errors().filter(([file]) => file === 'shared/wire/operations.ts')
    const text = messages.map(([, message]) => message).join('\n')
    expect(text).toContain("Property 'StepId' is missing")
    expect(text).toContain("'string' is not assignable to type 'never'")
  })

  it('refuses a SOAP row without a client', () => {
    const [message] = errors().flatMap(([file, message]) =>
      file === 'shared/domain/credit/soap/operations.ts' ? [message] : [],
    )
    expect(message).toContain("Property 'client' is missing")
  })

  it("refuses a provider's handler that refuses with an error outside its row", () => {
    const [message] = errors().flatMap(([file, message]) =>
      file === 'provider/refusing-handler.ts' ? [message] : [],
    )
    expect(message).toContain('"delivery-not-found"')
  })

  it('knows the name of the new desk, and asks for its property on the public element and its name in the style book', () => {
    const ofWidget = errors().filter(
      ([file]) => file.startsWith('widget/') && !/\/(?:locales|words)\//.test(file),
    )
    const ofDesk = ofWidget.filter(([, message]) => /links|linkTarget|DeskProperties|nowhere/i.test(message))
    expect(ofDesk.map(([file]) => file)).toEqual([
      'widget/order-admin.ts',
      'widget/shell/used-desk.ts',
      'widget/testing/book/book.page.ts',
    ])
    expect(ofDesk[0]![1]).toContain("Property 'linkTarget' is missing")
    expect(ofDesk[1]![1]).toContain('"nowhere"')
  })

  function insert(file: string, before: string, text: string): void {
    const path = join(folder, file)
    const source = readFileSync(path, 'utf8')
    expect(source.split(before)).toHaveLength(2)
    writeFileSync(path, source.replace(before, text + before))
  }

  /** What the compiler prints; its exit code says no more. */
  function compile(config: string): Promise<string> {
    const tsc = join(folder, 'node_modules/typescript/bin/tsc')
    const options = { cwd: folder, maxBuffer: 16 * 1024 * 1024 }
    return new Promise((resolve) => {
      execFile(process.execPath, [tsc, '-p', config, '--pretty', 'false'], options, (_, stdout) =>
        resolve(stdout),
      )
    })
  }

  /** Each error as its file and its message, which continues on indented lines. */
  function errors(): [file: string, message: string][] {
    return output.split(/\n(?! )/).flatMap((text): [string, string][] => {
      const [, file, message] = /^([^(\n]+)\(\d+,\d+\): (error [\s\S]*)$/.exec(text) ?? []
      return file === undefined || message === undefined ? [] : [[file, message]]
    })
  }

  /** The module and the name of each file with an error about the operation, wherever the file is in its module. */
  function filesOf(operation: string): [module: string, file: string][] {
    return errors()
      .filter(([, message]) => message.includes(operation) || message.includes('lacks ending return'))
      .map(([file]) => [file.split('/')[0]!, nameOf(file)])
  }
})

/** The files of words have the name of their language in every set. */
function nameOf(file: string): string {
  return file.includes('/words/') ? file.split('/').slice(-3).join('/') : basename(file)
}
