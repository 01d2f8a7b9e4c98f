/** Ways to be wrong with credit orders, as test/simulation/plants.ts has them for an order's desk. */
import { answersEarly, type FindablePlant } from '../bundle.ts'

const desk = 'edge/credit-desk'

export const plants: readonly FindablePlant[] = [
  {
    seed: 36,
    name: 'a new order of any amount is ours',
    file: `${desk}/find-outcome.ts`,
    find: 'return isMade && hasAmount(is, wanted) && hasCustomer(is, wanted)',
    put: 'return isMade && hasCustomer(is, wanted)',
  },
  {
    seed: 369,
    name: 'a new order of any customer is ours',
    file: `${desk}/find-outcome.ts`,
    find: 'return isMade && hasAmount(is, wanted) && hasCustomer(is, wanted)',
    put: 'return isMade && hasAmount(is, wanted)',
  },
  {
    seed: 110,
    name: 'an old order that has got the number of a new one is ours',
    file: `${desk}/find-outcome.ts`,
    find: '!isOld(is, wanted)',
    put: 'isOld(is, {}) === false',
  },
  {
    seed: 161,
    name: 'any new invoice is ours',
    file: `${desk}/find-outcome.ts`,
    find: 'const alike = expected ? created.filter((invoice) => isInvoice(invoice, expected)) : []',
    put: 'const alike = expected ? created : []',
  },
  {
    seed: 569,
    name: 'any other amount of an order is the wanted one',
    file: `${desk}/find-outcome.ts`,
    find: 'if (hasAmount(now, wanted)) return',
    put: 'if (before.CurrentAmount !== now.CurrentAmount) return',
  },
  {
    seed: 148,
    name: 'an order that an invoice has closed counts as closed by us',
    file: `${desk}/find-outcome.ts`,
    find: 'if (now.ClosedDate === null || newInvoices(before, now).length > 0) return unclear',
    put: 'if (now.ClosedDate === null) return unclear',
  },
  {
    seed: 14,
    name: 'a payment plan that is cancelled counts as approved',
    file: `${desk}/find-outcome.ts`,
    find: "return before.status === 'Pending' && now.status === reached ? done(accepted) : unclear",
    put: "return before.status === 'Pending' || now.status === reached ? done(accepted) : unclear",
  },
  {
    seed: 132,
    name: 'a new order without its number counts as refused',
    file: `${desk}/send-write.ts`,
    find: "return { is: 'accepted', known: { accepted: true } }",
    put: "return { is: 'refused', answer: refusedAnswer(request, { code: 'provider-failed' }), ending: undefined }",
  },
  {
    seed: 15,
    name: 'a fault of the service means that nothing was done',
    file: `${desk}/send-write.ts`,
    find: 'if (seen?.isSenderFault) {',
    put: "if (seen?.isSenderFault || reason.code === 'provider-fault') {",
  },
  {
    seed: 7,
    name: 'a failing provider has done nothing',
    file: `${desk}/send-write.ts`,
    find: "  'provider-failed',\n",
    put: '',
  },
  {
    seed: 9,
    name: 'a book that cannot be read shows nothing',
    file: `${desk}/look-at-book.ts`,
    find: "shown: read && !read.ok ? 'unread' : outcome.is,",
    put: "shown: read && !read.ok ? 'not-done' : outcome.is,",
  },
  {
    seed: 922,
    name: 'each write has a desk of its own',
    file: `${desk}/credit-request.ts`,
    find: '  if (subject) return subjectDeskName(request.merchantId, subject)\n',
    put: '  void subject\n',
  },
  {
    seed: 845,
    name: 'an entry of the block list whose answer is lost was not made',
    file: `${desk}/find-outcome.ts`,
    find: 'if (!before || !now) return unclear',
    put: "if (!before || !now) return name === 'AddToBlockList' ? notDone : unclear",
  },
  {
    seed: 52,
    name: 'a delivery that made no invoice was not done',
    file: `${desk}/find-outcome.ts`,
    find: 'if (created.length === 0) return sameOrder(before, now) ? notDone : unclear',
    put: 'if (created.length === 0) return notDone',
  },
  {
    seed: 129,
    name: 'an order that a payment plan or an account has closed counts as invoiced',
    file: `${desk}/find-outcome.ts`,
    find: 'if (created.length === 0) return sameOrder(before, now) ? notDone : unclear',
    put: 'if (created.length === 0) return sameOrder(before, now) ? notDone : done(accepted)',
  },
  { seed: 19, ...answersEarly },
]
