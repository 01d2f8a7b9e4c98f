import { describe, expect, it } from 'vitest'
import { asServer, bodyOf } from '../testing/edge.ts'

describe("a report's query", () => {
  it.each([
    ['without a date', '', 'member-missing', '/date'],
    ['with an empty date', '?date=', 'member-missing', '/date'],
    ['with another parameter only', '?includeWithholding=true', 'member-missing', '/date'],
    ['with 30 February', '?date=2026-02-30', 'date-invalid', '/date'],
    ['with an invalid date, under a name in capitals', '?DATE=today', 'date-invalid', '/date'],
    [
      'with an invalid flag',
      '?date=2020-03-05&includeWithholding=maybe',
      'member-wrong-type',
      '/includeWithholding',
    ],
  ])('is refused %s, with the name of the parameter', async (_, query, code, pointer) => {
    const response = await asServer(`/api/v2/reports${query}`)
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({
      code,
      pointer,
      detail: expect.stringContaining('must be'),
    })
  })
})
