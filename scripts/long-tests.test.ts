import { expect, it } from 'vitest'
import { longTests, testsOfLongRunAlone } from './long-tests.ts'

it('leaves out no test whose number of cases a helper sets', () => {
  const files = longTests()
  expect(files).toContain('widget/testing/book/order-book.browser.test.ts')
  expect(files).toContain('widget/desks/reports/take/report-take.browser.test.ts')
  expect(files).toContain('test/e2e/deploy/setup.test.ts')
})

it('leaves out what has as many cases in every run', () => {
  expect(longTests()).not.toContain('shared/domain/money/money.test.ts')
})

it('has files and single tests with the tag, and only the files are of no other run', () => {
  const [whole, part] = ['test/e2e/sigkill.test.ts', 'test/e2e/desk/life.test.ts']
  expect(longTests()).toEqual(expect.arrayContaining([whole, part]))
  expect(testsOfLongRunAlone()).toContain(whole)
  expect(testsOfLongRunAlone()).not.toContain(part)
})
