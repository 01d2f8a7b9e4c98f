import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NO_NAME, readBuildName } from '../edge/config/build-name.ts'
import { withBuildName } from './name-build.ts'

const bundle = `const name = read(${JSON.stringify(NO_NAME)}); run()`

describe('the name of a build', () => {
  it('has its version and the digest of its bundle, at the length of the text that it replaces', () => {
    const named = withBuildName(bundle, '1.22.333')
    const digest = createHash('sha256').update(bundle).digest('hex').slice(0, 12)
    const [, text] = /"(.*)"/.exec(named)!
    expect(readBuildName(text!)).toBe(`1.22.333+sha.${digest}`)
    expect(named).toHaveLength(bundle.length)
  })

  it('is "source" where nothing was built', () => {
    expect(readBuildName(NO_NAME)).toBe('source')
  })

  it.each([
    ['no place for it', 'run()', '0.1.0', 'no place'],
    ['two places', bundle + bundle, '0.1.0', 'no place'],
    ['too little room', bundle, '0.1.0-a-very-long-name-of-a-preview', 'too long'],
  ])('is never missing because the bundle has %s: the build fails', (_, text, version, why) => {
    expect(() => withBuildName(text, version)).toThrow(why)
  })
})
