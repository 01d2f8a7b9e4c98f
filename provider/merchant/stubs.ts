/**
 * The stubs of the Durable Objects. RPC's own types lose generic methods and streams, so the types are written here.
 */
import type { Long } from '../../shared/domain/values/long.ts'
import type { Result } from '../../shared/domain/values/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import type {
  SubscriptionInput,
  SubscriptionOutcome,
  TransactedSubscriptionName,
} from '../callbacks/subscriptions.ts'
import type { Env, MerchantAccount } from '../config.ts'
import type { CreditInput, CreditName, CreditOutput } from '../credit/credit-handler.ts'
import type { LinkedPdf } from '../credit/pdf/documents.ts'
import type { ListInput, ListName, ListOutcome } from '../lists/lists.ts'
import type { RestOutcome, TransactedName } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import type { Unbalance } from '../../shared/domain/report/unbalances.ts'
import type { ReportOutcome, ReportRequest } from '../reports/merchant-report.ts'
import type { CommandInput, CommandName, CommandOutcome } from '../simulation/commands.ts'
import type { FaultableRequest } from '../simulation/faults.ts'
import type { World } from '../simulation/worlds.ts'
import type { PdfKind } from '../storage/credit/pdf-links.ts'
import type { Fault } from '../storage/settings.ts'
import type { TaskRecord } from '../storage/tasks.ts'
import type { FaultyOutcome } from './sandbox-merchant.ts'
import type { Imported } from './transfer.ts'

export interface MerchantStub {
  call<Name extends TransactedName>(name: Name, input: RestInput<Name>): Promise<RestOutcome<Name>>
  soap<Name extends CreditName>(
    name: Name,
    input: CreditInput<Name>,
    origin: string,
  ): Promise<CreditOutput<Name>>
  report(request: ReportRequest): Promise<ReportOutcome>
  readPdf(kind: PdfKind, token: string): Promise<LinkedPdf | undefined>
  changeSubscriptions(
    name: TransactedSubscriptionName,
    input: SubscriptionInput,
  ): Promise<SubscriptionOutcome>
  verifySubscription(id: string): Promise<SubscriptionOutcome>
  task(id: Long): Promise<TaskRecord | undefined>
}

/** Only in a sandbox: in production the object does not have these methods. */
export interface SandboxMerchantStub extends MerchantStub {
  reset(): Promise<void>
  callWithFaults<Name extends TransactedName>(
    request: FaultableRequest,
    name: Name,
    input: RestInput<Name>,
  ): Promise<FaultyOutcome<Name>>
  openWorld(world: World): Promise<MerchantAccount | undefined>
  endWorld(by: string): Promise<boolean>
  openAccount(): Promise<MerchantAccount | undefined>
  takeFault(request: FaultableRequest): Promise<Fault | undefined>
  command<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutcome<Name>>
  list<Name extends ListName>(name: Name, input: ListInput<Name>): Promise<ListOutcome<Name>>
  exportFile(): Promise<Result<ReadableStream<Uint8Array>, Refused>>
  importFile(body: ReadableStream<Uint8Array>): Promise<Result<Imported, Refused>>
  addReportRows(date: string, from: number, count: number): Promise<void>
  addUnbalancedReport(date: string, from: number, count: number, kind: Unbalance): Promise<void>
}

export function merchantOf(env: Env, merchantId: string): MerchantStub {
  return sandboxMerchantOf(env, merchantId)
}

/** Call it only in a sandbox. */
export function sandboxMerchantOf(env: Env, merchantId: string): SandboxMerchantStub {
  return env.MERCHANT.getByName(merchantId) as unknown as SandboxMerchantStub
}
