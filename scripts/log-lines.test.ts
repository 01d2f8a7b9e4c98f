import { describe, expect, it } from 'vitest'
import { isShown } from './log-lines.ts'

describe('npm start', () => {
  it.each([
    ['the edge', '{"at":"2026-11-21T10:00:00.000Z","module":"edge","level":"info","event":"request"}'],
    ['the provider', '{"module":"provider","method":"GET","path":"/healthz","status":200,"ms":1}'],
  ])('does not show a request to %s', (_, line) => {
    expect(isShown(line)).toBe(false)
  })

  it.each([
    ['an error of the edge', '{"at":"2026-11-21T10:00:00.000Z","module":"edge","level":"error"}'],
    ['a request that failed in the provider', '{"module":"provider","status":500,"error":"TypeError"}'],
    ['a message of workerd', 'workerd/io/io-context.c++:100: error: disconnected'],
    ['a value that is no log line', '{"name":"TypeError"}'],
    ['text that is no JSON', '{ broken'],
  ])('shows %s', (_, line) => {
    expect(isShown(line)).toBe(true)
  })
})
