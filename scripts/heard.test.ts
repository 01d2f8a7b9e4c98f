import { expect, it } from 'vitest'
import { heardPage } from './heard.ts'

it('docs/accessibility.md never has other words than Orca said', () => {
  const { text, now } = heardPage()
  expect(now, 'node scripts/heard.ts').toBe(text)
})
