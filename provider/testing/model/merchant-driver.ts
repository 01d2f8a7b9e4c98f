/** A merchant's object as the property test drives it: through its own calls, one after the other. */
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import type { Order } from '../../../shared/domain/order.schema.ts'
import type { Result } from '../../../shared/domain/result.ts'
import type { RestInput } from '../../../shared/wire/operations.ts'
import type { RestOutcome, TransactedName } from '../../operations/handler.ts'
import type { Refused } from '../../refused.ts'
import type { CommandInput, CommandName } from '../../simulation/commands.ts'
import { env } from '../provider.ts'

export type Outcome = Result<unknown, Refused>

export interface MerchantDriver {
  call<Name extends TransactedName>(name: Name, input: RestInput<Name>): Promise<RestOutcome<Name>>
  command<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Outcome>
  read(CheckoutOrderId: number): Promise<Order>
  /** Forgets all that only memory held. */
  evict(): Promise<void>
  ring(): Promise<unknown>
}

export function merchantDriver(name: string): MerchantDriver {
  const stub = env.MERCHANT.getByName(name)
  const calls = stub as unknown as Pick<MerchantDriver, 'call' | 'command'>
  return {
    call: (operation, input) => calls.call(operation, input),
    command: (command, input) => calls.command(command, input),
    async read(CheckoutOrderId) {
      const outcome = await calls.call('getOrder', { CheckoutOrderId })
      if (!outcome.ok) throw new Error(`The order is gone: ${outcome.reason.code}`)
      return outcome.value.body
    },
    evict: () => evictDurableObject(stub),
    ring: () => runDurableObjectAlarm(stub),
  }
}
