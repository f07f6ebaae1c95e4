// The expected results are those of Google's engine: its Firestore emulator evaluated the same conditions.
import { describe } from 'vitest'
import {
  expectRulesConditionsToFail,
  expectRulesConditionsToBeFalse,
  expectRulesConditionsToBeTrue,
} from './evaluateRules'

describe('strings: true conditions', () => {
  expectRulesConditionsToBeTrue([
    "'a' is string",
    '\'a\' == "a"',
    '\'\\u0041\\n\' == "A\\n"',
    "'it\\'s' == \"it's\"",
    "'\\x41' == 'A'",
    "'\\101' == 'A'",
    "'ABC'.lower() == 'abc'",
    "'abc'.upper() == 'ABC'",
    "'😀'.size() == 2",
    "' a '.trim() == 'a'",
    "request.auth.uid == 'a' || true",
    "-'abc'.size() == -3",
    "'a\\tb\\r\\\\\\\"\\'\\b\\f' is string",
    "'\\377' == 'ÿ'",
    "'\\xe9' == 'é'",
    "'\\u00a0a'.trim() == '\\u00a0a'",
    "'\\u0001a'.trim() == 'a'",
    "'\\u000ba\\u001c'.trim() == 'a'",
    "'😀a' < '\\uffff'",
    "'Z' < 'a'",
    "'a' is string && true",
    "'a' is string == true",
    "request.method == 'get'",
    '\'$\' == "$"',
    "'É'.lower() == 'É'",
    "'ß'.upper() == 'ß'",
  ])
})

describe('strings: false conditions', () => {
  expectRulesConditionsToBeFalse([
    "1 == '1'",
    "'😀'.size() == 1",
    "'\\u00a0a'.trim() == 'a'",
    "'\\u2003a'.trim() == 'a'",
    "'İ'.lower() == 'i̇'",
    "'ß'.upper() == 'SS'",
    "'ΑΣ'.lower() == 'ας'",
    "true == 'a' is string",
    "'É'.lower() == 'é'",
    "'İ'.lower() == 'i'",
    "'ǅ'.upper() == 'Ǆ'",
    "'ΑΣ'.lower() == 'ασ'",
  ])
})

describe('strings: conditions that fail and deny', () => {
  expectRulesConditionsToFail([
    "1 < 'a'",
    "'a' + 1 == 'a1'",
    "-'a' == 1",
    "'a' in 'abc'",
    "'a'.foo() == 1",
    "'a'.lower(1) == 'a'",
    "'a'.size == 1",
    "string == 'x'",
    "'a' < null",
    "'a' in null",
  ])
})
