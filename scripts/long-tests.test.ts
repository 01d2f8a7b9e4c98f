import { expect, it } from 'vitest'
import { longTests } from './long-tests.ts'

it('leaves out no test whose number of cases a helper sets', () => {
  const files = longTests()
  expect(files).toContain('widget/testing/book/order-book.browser.test.ts')
  expect(files).toContain('widget/desks/reports/take/report-take.browser.test.ts')
  expect(files).toContain('test/e2e/deploy/setup.test.ts')
})

it('leaves out what has as many cases in every run', () => {
  expect(longTests()).not.toContain('shared/domain/money/money.test.ts')
})
