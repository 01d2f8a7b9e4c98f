import { afterEach, describe, expect, it, vi } from 'vitest'
import { keyName } from './key-names.ts'

afterEach(() => void vi.restoreAllMocks())

const on = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)

describe('the name of a key', () => {
  it.each([
    ['Ctrl+Z', '⌘Z'],
    ['Ctrl+Shift+Z', '⇧⌘Z'],
    ['Ctrl+Enter', '⌘↩'],
    ['Shift+Space', '⇧Space'],
  ])('of %s is %s on a Mac, and as it is elsewhere', (keys, named) => {
    on('MacIntel')
    expect(keyName(keys)).toBe(named)
    on('Linux x86_64')
    expect(keyName(keys)).toBe(keys)
  })
})
