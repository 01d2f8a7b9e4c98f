import { describe, expect, it } from 'vitest'
import { describeEngines } from './engines.ts'

describe('the line about other engines', () => {
  it.each([
    [['Firefox', 'WebKit'], 'Firefox; WebKit'],
    [['Firefox'], 'Firefox; WebKit left out, without webkit2gtk-driver and xvfb'],
    [[], 'Firefox left out, without firefox-esr; WebKit left out, without webkit2gtk-driver and xvfb'],
  ])('of a machine with %j names what is left out', (has, line) => {
    expect(describeEngines((name) => has.includes(name))).toBe(line)
  })
})
