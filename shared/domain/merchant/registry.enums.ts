/** What an operator does to the registry of merchants, as its journal names it. */
export const operatorOperations = [
  'addMerchant',
  'changeMerchant',
  'disableMerchant',
  'enableMerchant',
  'deleteMerchant',
  'addApiKey',
  'removeApiKey',
  'resealMerchants',
] as const
export type OperatorOperation = (typeof operatorOperations)[number]
