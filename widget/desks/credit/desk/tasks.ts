/** The parts of the desk: its tasks, and the parts of an order. Each part loads when it is first opened. */
import { html } from 'lit'
import type { CreditContext, CreditOrderContext, CreditPart } from '../data/credit-context.ts'

type TaskName = 'orders' | 'create' | 'plans' | 'people' | 'campaigns' | 'other'
type OrderPartName = 'deliver' | 'history'

const loadPlans = async () => (await import('../plans/plans-parts.ts')).loadPlans()

/** The parts of an order. */
export const orderParts: readonly (CreditPart<CreditOrderContext> & { name: OrderPartName })[] = [
  {
    name: 'deliver',
    needs: 'credit.read',
    load: async () => (await import('../deliver/deliver-parts.ts')).loadDeliver(),
    render: ({ lang, client, mayWrite, order }) =>
      html`<order-admin-credit-deliver
        lang=${lang}
        .client=${client}
        .order=${order}
        .mayWrite=${mayWrite}
      ></order-admin-credit-deliver>`,
  },
  {
    name: 'history',
    needs: 'credit.read',
    load: async () => (await import('../orders/credit-orders-parts.ts')).loadCreditOrders(),
    render: ({ lang, client, order }) =>
      html`<order-admin-credit-history
        lang=${lang}
        .client=${client}
        .order=${order}
      ></order-admin-credit-history>`,
  },
]

/** The tasks, in the order of their tabs. */
export const tasks: readonly (CreditPart<CreditContext> & { name: TaskName })[] = [
  {
    name: 'orders',
    needs: 'credit.read',
    load: async () => (await import('../orders/credit-orders-parts.ts')).loadCreditOrders(),
    render: ({ lang, client, mayWrite }) =>
      html`<order-admin-credit-orders
        lang=${lang}
        .client=${client}
        .mayWrite=${mayWrite}
        .parts=${orderParts}
      ></order-admin-credit-orders>`,
  },
  {
    name: 'create',
    needs: 'credit.write',
    load: async () => (await import('../create/create-parts.ts')).loadCreditCreate(),
    render: ({ lang, client }) =>
      html`<order-admin-credit-create lang=${lang} .client=${client}></order-admin-credit-create>`,
  },
  {
    name: 'plans',
    needs: 'credit.read',
    load: loadPlans,
    render: ({ lang, client, mayWrite }) =>
      html`<order-admin-credit-plans
        lang=${lang}
        .client=${client}
        .mayWrite=${mayWrite}
      ></order-admin-credit-plans>`,
  },
  {
    name: 'people',
    needs: 'credit.read',
    load: async () => (await import('../people/people-parts.ts')).loadCreditPeople(),
    render: ({ lang, client, mayWrite }) =>
      html`<order-admin-credit-people
        lang=${lang}
        .client=${client}
        .mayWrite=${mayWrite}
      ></order-admin-credit-people>`,
  },
  {
    name: 'campaigns',
    needs: 'credit.read',
    load: loadPlans,
    render: ({ lang, client }) =>
      html`<order-admin-credit-campaigns lang=${lang} .client=${client}></order-admin-credit-campaigns>`,
  },
  {
    name: 'other',
    needs: 'credit.read',
    load: async () => (await import('../other/other-parts.ts')).loadOther(),
    render: ({ lang, client, mayWrite }) =>
      html`<order-admin-credit-other
        lang=${lang}
        .client=${client}
        .mayWrite=${mayWrite}
      ></order-admin-credit-other>`,
  },
]
