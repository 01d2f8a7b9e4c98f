import { expect, it } from 'vitest'

it('runs no test with the NODE_ENV of the build before it, with which `npm ci` leaves out what an app builds with', () => {
  expect(process.env['NODE_ENV']).toBe('test')
})
