import { expect, it } from 'vitest'
import { idInBatch, type Intent, ofOrder } from './ledger.ts'
import { wrongNews } from './listeners.ts'

const intent = (id: string, order: string, told: Intent['told']): Intent => ({
  id,
  subject: ofOrder(order),
  operation: 'cancelOrder',
  effect: { is: 'order-cancelled' },
  sentAt: 0,
  told,
})
const intents = [
  intent('s1', '1', 'done'),
  intent('s2', '1', 'nothing'),
  intent('s3', '1', 'refused'),
  intent(idInBatch('b1', '1'), '1', 'done'),
]

it('allows news of writes that were or may have been done', () => {
  const heard = ['s1', 's2', 'b1'].map((save) => ({ order: '1', save }))
  expect(wrongNews(heard, intents)).toEqual([])
})

it('finds news of a refused write, of another order, and of no write', () => {
  const heard = [
    { order: '1', save: 's3' },
    { order: '2', save: 's1' },
    { order: '1', save: 's9' },
  ]
  expect(wrongNews(heard, intents).map(({ what }) => what)).toEqual([
    'a page heard that s3 was done, which was refused',
    'a page heard that s1 was done, which nobody sent to this order',
    'a page heard that s9 was done, which nobody sent to this order',
  ])
})
