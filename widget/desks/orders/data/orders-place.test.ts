import { describe, expect, it } from 'vitest'
import { firstPlace, isOnlySearch, type OrdersPlace, placeText, readPlace } from './orders-place.ts'

const place: OrdersPlace = {
  view: 'to-deliver',
  choice: {
    query: 'web-20',
    filter: { status: 'Waiting & so' },
    sort: { by: 'amount', direction: 'descending' },
  },
  columns: ['number', 'a,b', 'amount'],
}

describe('the place in an address', () => {
  it('comes back as it was', () => {
    expect(readPlace(placeText(place))).toEqual(place)
    expect(placeText(place)).toBe(
      'view=to-deliver&query=web-20&status=Waiting+%26+so&descending=amount&column=number&column=a%2Cb&column=amount',
    )
  })

  it('is empty where the desk begins', () => {
    expect(placeText(firstPlace)).toBe('')
    expect(readPlace('')).toEqual(firstPlace)
  })

  it.each([
    ['no text', 7],
    ['a text that is too long', `query=${'x'.repeat(5000)}`],
    ['a search that is too long', `query=${'x'.repeat(201)}`],
    ['a view that does not exist', 'view=__proto__'],
    ['anything else', '?%E0%A4%A&&=&view&column=&ascending='],
  ])('ignores %s', (_, text) => {
    const { view, choice } = readPlace(text)
    expect([view, choice]).toEqual([firstPlace.view, firstPlace.choice])
  })

  it('has each column once, and no more than a table can have', () => {
    const many = Array.from({ length: 200 }, (_, index) => `column=c${index % 100}`).join('&')
    expect(readPlace(many).columns).toHaveLength(60)
  })

  it('knows when only the search differs', () => {
    const searched = { ...place, choice: { ...place.choice, query: 'web-204' } }
    expect(isOnlySearch(place, searched)).toBe(true)
    expect(isOnlySearch(place, { ...searched, view: undefined })).toBe(false)
    expect(isOnlySearch(place, { ...searched, columns: undefined })).toBe(false)
    expect(isOnlySearch(place, { ...searched, choice: { ...searched.choice, sort: undefined } })).toBe(false)
  })
})
