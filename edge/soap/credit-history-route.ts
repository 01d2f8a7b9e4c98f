import { Hono } from 'hono/tiny'
import { type CreditSubject, creditSubjects } from '../../shared/domain/credit/credit.enums.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { numberOf as numberOfSubject } from '../credit-desk/addressed.ts'
import { subjectDeskName } from '../credit-desk/credit-request.ts'
import { creditDeskOf } from '../credit-desk/desk-of.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem } from '../http/problem.ts'
import { pageBody, readBefore } from '../desk/page-body.ts'
import { requireSession } from '../sessions/require-session.ts'
import { refusedSoap } from './refused-soap.ts'

/** A customer's number must not be in an address, so the block list has no history route. */
const kinds = creditSubjects.filter((kind) => kind !== 'SecurityNumber')

/** Who changed a credit order or payment plan through the edge, when and what; newest first. */
export const creditHistoryRoute = new Hono<EdgeContext>().get(
  '/api/credit/history',
  requireSession(),
  async (c) => {
    const session = c.get('session')
    const refused = refusedSoap(session, 'credit.read')
    if (refused) return problem(c, refused)
    const named = kinds.filter((kind) => c.req.query(kind))
    const [kind] = named
    const number = kind && numberOf(kind, c.req.query(kind)!)
    const before = readBefore(c.req.query('before'))
    if (named.length !== 1 || number === undefined || before === null) {
      const detail = `Ask with one of ${kinds.join(', ')}; a Provider number and before are integers.`
      return problem(c, { code: 'path-parameter-invalid', detail })
    }
    const { merchantId } = session
    const subject = { kind: kind!, number }
    const desk = creditDeskOf(c.env, await subjectDeskName(merchantId, subject))
    return c.body(...pageBody(await desk.historyOf({ merchantId, number: numberOfSubject(subject) }, before)))
  },
)

function numberOf(kind: CreditSubject, text: string) {
  return kind.startsWith('Provider') ? parseLong(text) : text
}
