/** Drives a merchant's object for the property test, through its own calls, one after the other. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import type { ActionsMode } from '../../../shared/domain/order/actions.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { Result } from '../../../shared/domain/values/result.ts'
import type { RestInput } from '../../../shared/wire/operations.ts'
import { SandboxMerchant } from '../../merchant/sandbox-merchant.ts'
import type { RestOutcome, TransactedName } from '../../operations/handler.ts'
import type { Refused } from '../../refused.ts'
import type { CommandInput, CommandName } from '../../simulation/commands.ts'
import { env } from '../provider.ts'

export type Outcome = Result<unknown, Refused>

export interface MerchantDriver {
  call<Name extends TransactedName>(name: Name, input: RestInput<Name>): Promise<RestOutcome<Name>>
  command<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Outcome>
  read(CheckoutOrderId: number): Promise<Order>
  /** Evicts the object, which loses its memory. */
  evict(): Promise<void>
  ring(): Promise<unknown>
}

type Calls = Pick<MerchantDriver, 'call' | 'command'>

export function merchantDriver(mode: ActionsMode, name = `model-${mode}`): MerchantDriver {
  const stub = env.MERCHANT.getByName(name)
  // The tests' environment is `described`; the other mode runs the object's code with another environment.
  const calls = mode === 'described' ? (stub as unknown as Calls) : callsWith(stub, mode)
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

function callsWith(stub: DurableObjectStub<SandboxMerchant>, ACTIONS: ActionsMode): Calls {
  const variables = { ...env, ACTIONS } as unknown as ConstructorParameters<typeof SandboxMerchant>[1]
  const made = new WeakMap<DurableObjectState, SandboxMerchant>()
  function merchant(state: DurableObjectState): SandboxMerchant {
    const known = made.get(state) ?? new SandboxMerchant(state, variables)
    made.set(state, known)
    return known
  }
  return {
    call: (name, input) => runInDurableObject(stub, (_, state) => merchant(state).call(name, input)),
    command: (name, input) =>
      runInDurableObject(stub, (_, state) => merchant(state).command(name, input) as Outcome),
  }
}
