import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { schemaErrors } from '../../support/xmllint.ts'
import { htmlOf } from './html.ts'
import { junitOf, type Report } from './junit.ts'
import { type Outcome, redacted, runChecks } from './run.ts'

const nasty = 'expected "<b>" & \'x\'\n\u0000\u001b[31m ]]> \ud800 😀'
const outcomes: Outcome[] = [
  {
    groups: ['https://api.example', 'get order (#8)'],
    name: 'answers an open order',
    status: 'passed',
    ms: 12,
  },
  {
    groups: ['https://api.example', 'get order (#8)'],
    name: nasty,
    status: 'failed',
    ms: 1500,
    message: nasty,
  },
  {
    groups: ['https://api.example', 'the token endpoint'],
    name: 'left out: an edge',
    status: 'skipped',
    ms: 0,
  },
]
const report: Report = { url: 'https://api.example?a=1&b=2', at: new Date('2026-11-27T12:30:00Z'), outcomes }

it('JUnit XML has each outcome with its counts, whatever is in the texts', async () => {
  const xml = junitOf(report)
  expect(XMLValidator.validate(xml)).toBe(true)
  const schema = readFileSync(new URL('../../wire/junit.xsd', import.meta.url), 'utf8')
  expect(await schemaErrors([xml, junitOf({ ...report, outcomes: [] })], schema)).toEqual([])
  const read = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml) as {
    testsuites: Record<string, unknown> & { testsuite: Record<string, unknown>[] }
  }
  expect(read.testsuites).toMatchObject({
    name: 'conformance of https://api.example?a=1&b=2',
    tests: '3',
    failures: '1',
    errors: '0',
    time: '1.512',
    testsuite: [
      {
        name: 'get order (#8)',
        tests: '2',
        failures: '1',
        skipped: '0',
        time: '1.512',
        timestamp: '2026-11-27T12:30:00',
        testcase: [{ name: 'answers an open order', classname: 'get order (#8)', time: '0.012' }, {}],
      },
      { name: 'the token endpoint', tests: '1', failures: '0', skipped: '1' },
    ],
  })
  // What XML cannot have is replaced.
  expect(xml).toContain("expected &quot;&lt;b&gt;&quot; &amp; 'x'&#10;\ufffd\ufffd[31m ]]&gt; \ufffd 😀")
})

it('a document that is no JUnit XML is refused by the schema', async () => {
  const schema = readFileSync(new URL('../../wire/junit.xsd', import.meta.url), 'utf8')
  const wrong = junitOf(report).replaceAll('classname', 'class')
  expect(await schemaErrors([wrong], schema)).toContainEqual(expect.stringContaining("'class'"))
})

it('the page has the outcomes as text, and nothing from elsewhere', () => {
  const html = htmlOf(report)
  expect(html).toContain('<h1>https://api.example?a=1&amp;b=2 does not conform</h1>')
  expect(html).toContain('1 passed</li>')
  expect(html).toContain('get order (#8) › expected &quot;&lt;b&gt;&quot;')
  expect(html).not.toMatch(/<script|<b>|\ssrc=|url\(|@import/)
  expect(htmlOf({ ...report, outcomes: outcomes.slice(0, 1) })).toContain(' conforms</h1>')
})

it('runs each check, and says why one failed without a credential', async () => {
  const heard: string[] = []
  const found = await runChecks(
    [
      { groups: ['x'], name: 'good', run: () => Promise.resolve() },
      {
        groups: ['x'],
        name: 'bad',
        run: () => Promise.reject(new Error('got my-secret and Bearer abc.def')),
      },
      { groups: ['x'], name: 'thrown at once', run: () => JSON.parse('{') },
      { groups: ['x'], name: 'left out' },
    ],
    ['my-secret', ''],
    ({ name }) => heard.push(name),
  )
  expect(found.map(({ status }) => status)).toEqual(['passed', 'failed', 'failed', 'skipped'])
  expect(found[1]!.message).toBe('got ••• and Bearer •••')
  expect(heard).toEqual(['good', 'bad', 'thrown at once', 'left out'])
})

it.each([
  ["{ access_token: 'abc', expires_in: 1 }", "{ access_token: '•••', expires_in: 1 }"],
  ['{"access_token":"abc"}', '{"access_token":"•••"}'],
  ['Authorization: Basic YTpi', 'Authorization: Basic •••'],
])('takes the credential out of %s', (text, without) => {
  expect(redacted(text, [])).toBe(without)
})
