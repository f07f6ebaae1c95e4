// The expected results are those of Google's engine: its Firestore emulator evaluated the same conditions.
import { describe } from 'vitest'
import {
  expectRulesConditionsToFail,
  expectRulesConditionsToBeFalse,
  expectRulesConditionsToBeTrue,
} from './evaluateRules'

describe('timestamps and durations: true conditions', () => {
  expectRulesConditionsToBeTrue([
    "timestamp.date(2020,1,1) + duration.value(1,'d') == timestamp.date(2020,1,2)",
    "duration.value(1,'d') + timestamp.date(2020,1,1) == timestamp.date(2020,1,2)",
    "timestamp.date(2020,1,2) - timestamp.date(2020,1,1) == duration.value(1,'d')",
    "timestamp.date(2020,1,2) - duration.value(1,'d') == timestamp.date(2020,1,1)",
    "duration.value(1,'d') + duration.value(1,'d') == duration.value(2,'d')",
    "duration.value(1,'d') - duration.value(1,'d') == duration.value(0,'d')",
    "duration.value(1,'h') < duration.value(2,'h')",
    "-duration.value(1,'h') == duration.value(-1,'h')",
    'timestamp.date(2020,1,2) > timestamp.date(2020,1,1)',
    'timestamp.date(2020,1,1) is timestamp',
    "duration.value(1,'s') is duration",
    'request.time is timestamp',
    'timestamp.date(2020,2,29).day() == 29',
    'timestamp.date(2020,2,29).month() == 2',
    'timestamp.date(2020,2,29).year() == 2020',
    'timestamp.date(2020,2,29).dayOfWeek() == 6',
    'timestamp.date(2020,3,1).dayOfWeek() == 7',
    'timestamp.date(2020,3,2).dayOfWeek() == 1',
    'timestamp.date(2020,2,29).dayOfYear() == 60',
    'timestamp.date(2020,2,29).hours() == 0',
    'timestamp.date(2020,2,29).date() == timestamp.date(2020,2,29)',
    "timestamp.date(2020,2,29).time() == duration.value(0,'s')",
    'timestamp.value(1577836800000) == timestamp.date(2020,1,1)',
    'timestamp.value(1577836800123).toMillis() == 1577836800123',
    'timestamp.value(1577836800123).nanos() == 123000000',
    'timestamp.value(1577836800123).seconds() == 0',
    'timestamp.value(1577840523123).minutes() == 2',
    'timestamp.value(1577840523123).time() == duration.time(1,2,3,123000000)',
    'timestamp.value(1577840523123).date() == timestamp.date(2020,1,1)',
    "duration.value(90,'s').seconds() == 90",
    "duration.value(1,'m').seconds() == 60",
    "duration.value(1,'w').seconds() == 604800",
    "duration.value(1,'ms').nanos() == 1000000",
    "duration.value(1,'ns').nanos() == 1",
    "duration.value(-1500,'ms').seconds() == -1",
    "duration.value(-1500,'ms').nanos() == -500000000",
    "duration.abs(duration.value(-1,'s')) == duration.value(1,'s')",
    'duration.time(1,2,3,4).seconds() == 3723',
    'duration.time(1,2,3,4).nanos() == 4',
    'duration.time(25,2,3,4) is duration',
    'duration.time(-1,0,0,0) is duration',
    "timestamp.date(2020,1,1) == timestamp.value('2020-01-01T00:00:00Z')",
    'timestamp.date(1,1,1).year() == 1',
    'timestamp.date(9999,12,31).year() == 9999',
    'timestamp.date(1969,12,31).toMillis() == -86400000',
    'timestamp.value(-1).seconds() == 59',
    'timestamp.value(-1).nanos() == 999000000',
    "duration.value(-90,'s').seconds() == -90",
    "duration.value(1,'d') is duration",
    'duration.time(25,61,61,4).seconds() == 93721',
    'timestamp.date(2020,1,1).toMillis() is int',
    'request.time.toMillis() > 0',
    'request.time.date() is timestamp',
    '(request.time > timestamp.date(2020,1,1))',
    "timestamp.value('2020-01-01T00:00:00.123456789Z').nanos() == 123456789",
    "timestamp.value('2020-01-01T01:00:00+01:00') == timestamp.date(2020,1,1)",
    'timestamp.date(2020,1,1) == timestamp.value(1577836800000)',
    "duration.value(1,'d') == duration.value(24,'h')",
  ])
})

describe('timestamps and durations: false conditions', () => {
  expectRulesConditionsToBeFalse(["timestamp.value(1577840523123).time() == duration.value(3723,'s')"])
})

describe('timestamps and durations: conditions that fail and deny', () => {
  expectRulesConditionsToFail([
    "duration.value(1,'d') * 2 == duration.value(2,'d')",
    "string(timestamp.date(2020,1,1)) == '2020-01-01T00:00:00Z'",
    "string(duration.value(1,'s')) == '1s'",
    'timestamp.date(2020, 2, 30) is timestamp',
    'timestamp.date(2020, 13, 1) is timestamp',
    "timestamp.value('2020') is timestamp",
    'timestamp.value(1.5) is timestamp',
    "duration.value(1,'us').nanos() == 1",
    "duration.value(1,'x').nanos() == 1",
    "duration.value(1.5,'s').seconds() == 1",
    'duration.time(1,2,3) is duration',
    "timestamp.value('1577836800') == timestamp.date(2020,1,1)",
    "timestamp.value('1577836800000') == timestamp.date(2020,1,1)",
    'timestamp.date(2020,1,1) + 1 == 1',
    'timestamp.date(0,1,1).year() == 0',
    "timestamp.date(2020,1,1) - duration.value(9000000,'d') == timestamp.date(2020,1,1)",
    "duration.value(9223372036854775807,'w').seconds() == 1",
    "duration.value(315576000001,'s') is duration",
    'duration.abs(1) == 1',
    "timestamp.value('2020-01-01') is timestamp",
  ])
})

describe('locations: true conditions', () => {
  expectRulesConditionsToBeTrue([
    'latlng.value(1,2) is latlng',
    'latlng.value(1,2).latitude() == 1',
    'latlng.value(1,2).latitude() is float',
    'latlng.value(1.5,2.5).longitude() == 2.5',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) > 111194.0',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) < 111196.0',
    'latlng.value(1.0,1.0) == latlng.value(1.0,1.0)',
    'latlng.value(1.0,2.0).distance(latlng.value(1.0,2.0)) == 0.0',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) > 111194.9',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) > 111195.05',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) < 111195.1',
  ])
})

describe('locations: false conditions', () => {
  expectRulesConditionsToBeFalse(['latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) > 111318.0'])
})

describe('locations: conditions that fail and deny', () => {
  expectRulesConditionsToFail(['latlng.value(91.0,0.0) is latlng'])
})
