import type { AddNameOutcome } from '../../data/desk/catalogue/addOtherName'
import { useCatalogueDatabase } from '../../data/desk/catalogue/useCatalogueDatabase'
import { useStaff } from '../staff/StaffContext'

/** Returns the function that adds an other name to a product's draft. It never rejects. */
export function useAddOtherName(): (productId: string, name: string) => Promise<AddNameOutcome> {
  const { staff } = useStaff()
  return useCatalogueDatabase(staff).addOtherName
}
