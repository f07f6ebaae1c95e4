import type { RowError } from '../../catalogue/importing/compareProductRows'
import { type ProductColumnName, productColumnNames } from '../../catalogue/importing/productColumns'
import type { FileProblem } from '../../catalogue/importing/productTable'
import { categories, productFieldLimits, units } from '../../catalogue/product'

/** Why a file cannot be read, and what to do. */
export function formatFileProblem(problem: FileProblem): string {
  switch (problem.kind) {
    case 'tooLarge':
      return 'The file has more than 20 MB. Leave out columns or rows that you have not changed.'
    case 'encoding':
      return "The letters of the file can't be read for sure. In your spreadsheet, save it as 'CSV UTF-8', then choose it again."
    case 'noIdColumn':
      return `The file has no column 'id' in its first row. The columns of an export are: ${productColumnNames.join(', ')}.`
    case 'noRows':
      return 'The file has no products below its first row.'
    case 'malformed':
      return `Row ${problem.row} has a quotation mark too many or too few. Save the file as CSV in your spreadsheet again.`
    case 'repeatedColumn':
      return `The file has the column '${problem.column}' twice. Remove one of them.`
  }
}

/** What is wrong in a row or a cell. */
export function formatRowError(error: RowError): string {
  const row = `Row ${error.row}`
  switch (error.kind) {
    case 'invalid':
      return `${row}, ${error.column}: ${describeInvalidCell(error.column, quote(error.cell))}`
    case 'unknownId':
      return error.id === ''
        ? `${row}, id: is empty. A new product needs a photograph, so add it with 'New Product' first, then export again.`
        : `${row}, id: no product has the id ${quote(error.id)}. Add it with 'New Product' first, then export again.`
    case 'repeatedId':
      return `${row}, id: ${quote(error.id)} is already in row ${error.firstRow}.`
    case 'cellCount':
      return `${row}: has ${error.cells} cells, and the first row has ${error.columns}.`
  }
}

function describeInvalidCell(column: ProductColumnName, cell: string): string {
  const { name, otherNames, otherName, description, benefit } = productFieldLimits
  switch (column) {
    case 'id':
      return `${cell} is no id.`
    case 'name':
      return `a name has 1 to ${name} characters on one line, with at least one letter.`
    case 'alsoKnownAs':
      return `at most ${otherNames} other names with | between them, each on one line and with at most ${otherName} characters.`
    case 'category':
      return `${cell} is none of the nine: ${categories.join(', ')}.`
    case 'unit':
      return `${cell} is none of the four: ${units.join(', ')}.`
    case 'grades':
      return `${cell} is not skin, food or skin | food.`
    case 'description':
      return `a description has 1 to ${description} characters, with at least one letter.`
    case 'benefit1':
    case 'benefit2':
    case 'benefit3':
      return `a benefit has at most ${benefit} characters on one line.`
    case 'hidden':
      return `${cell} is neither yes nor no.`
  }
}

const maxQuotedLength = 60

function quote(text: string): string {
  return text.length > maxQuotedLength ? `“${text.slice(0, maxQuotedLength)}…”` : `“${text}”`
}
