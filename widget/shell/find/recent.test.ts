import { describe, expect, it } from 'vitest'
import { Recent } from './recent.ts'

const idsOf = ({ goals }: Recent) => goals.map(({ id }) => id)

describe('what was opened', () => {
  it('is there newest first, each once, and at most ten', () => {
    const recent = new Recent()
    for (let id = 1; id <= 12; id += 1) recent.note({ kind: 'order', id: String(id) })
    recent.note({ kind: 'order', id: '5' })
    expect(idsOf(recent)).toEqual(['5', '12', '11', '10', '9', '8', '7', '6', '4', '3'])
  })

  it('tells kinds apart that have the same number', () => {
    const recent = new Recent()
    recent.note({ kind: 'order', id: '7' })
    recent.note({ kind: 'credit-order', id: '7' })
    expect(recent.goals.map(({ kind }) => kind)).toEqual(['credit-order', 'order'])
  })

  it('keeps the number of an order that is opened again by its id alone', () => {
    const recent = new Recent()
    recent.note({ kind: 'order', id: '7', number: 'web-7' })
    recent.note({ kind: 'order', id: '7' })
    expect(recent.goals).toEqual([{ kind: 'order', id: '7', number: 'web-7' }])
  })

  it('gets the number of an order that is there, and of no other', () => {
    const recent = new Recent()
    recent.note({ kind: 'order', id: '7' })
    recent.name({ kind: 'order', id: '7', number: 'web-7' })
    recent.name({ kind: 'order', id: '8', number: 'web-8' })
    expect(recent.goals).toEqual([{ kind: 'order', id: '7', number: 'web-7' }])
    recent.forget()
    expect(recent.goals).toEqual([])
  })
})
