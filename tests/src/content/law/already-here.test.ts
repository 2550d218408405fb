import { describe, expect, test } from 'vitest'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { type Answers, existingAnswers, withCountryGroups } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { type Tables, verdictOf } from '#contracts/tables/verdict.ts'

const people = checkTables(TOOLS.you)
const employers = checkTables(TOOLS.hire)

/** Outcome of answers in the order of the questions; a question that is not asked is skipped. */
function outcomeOf(tables: Tables, said: string): string | undefined {
  const left = said.split(' ')
  let answers: Answers = {}
  for (const { id } of tables.questions) {
    const [next = ''] = left
    const more = existingAnswers(tables.questions, { ...answers, [id]: next })
    if (Object.keys(more).length > Object.keys(answers).length) {
      answers = more
      left.shift()
    }
  }
  expect(left, `${said}: an answer to a question that is not asked`).toEqual([])
  return verdictOf(tables, withCountryGroups(tables.questions, answers))?.outcome
}

describe('people learn what they may do where they are:', () => {
  test.for([
    ['Ukraine, § 24, engineer with 60,000', 'degree_list ua work de_temp', 'Y_TEMP_WORK'],
    ['Ukraine, § 24, cook without papers', 'none ua work de_temp', 'Y_TEMP_WORK'],
    ['Ukraine, § 24, wants to study', 'none ua study de_temp', 'Y_HERE_STUDY'],
    ['Ukraine, § 24, nurse with a notice', 'nurse ua recognition de_temp notice', 'Y_HERE_RECOGNITION'],
    ['Ukraine, § 24, wants a German course', 'nurse ua german de_temp', 'Y_HERE_GERMAN'],
    ['Ukraine, husband of a woman under § 24', 'none ua family fam_temp', 'Y_FAM_TEMP'],
    ['Syria, recognised refugee, IT, offer', 'it_exp sy work de_refugee', 'Y_REFUGEE_WORK'],
    ['Afghanistan, subsidiary protection, wants to study', 'none af study de_refugee', 'Y_HERE_STUDY'],
    ['Nigeria, refused asylum, trained, offer', 'training ng work de_asylum', 'Y_ASYLUM_WORK'],
    ['Afghanistan, Duldung, training contract', 'none af study de_asylum', 'Y_ASYLUM_STUDY'],
    ['Serbia, Duldung, wants to learn German', 'none rs german de_asylum', 'Y_ASYLUM_LEARN'],
    ['Nigeria, Duldung, wants to bring the children', 'none ng bring none', 'Y_BRING_NONE'],
    ['India, wife of a Blue Card holder, looks for work', 'degree_other in search de_open', 'Y_OPEN_WORK'],
    ['USA, husband of a German, wants to study', 'none us study de_open', 'Y_HERE_STUDY'],
    ['India, Blue Card, new employer', 'degree_list in work de_blue', 'Y_BLUE_CHANGE'],
    ['India, Blue Card, brings his wife', 'degree_list in bring blue', 'Y_BRING_WORK'],
    ['Türkiye, work permit, offer above the limit', 'degree_list tr work de_job', 'Y_CHANGE_JOB'],
    ['Brazil, work permit, lost the job', 'training br search de_job', 'Y_SEARCH_WORKING'],
    ['Kosovo, here on § 26(2), new job', 'none xk work de_job', 'Y_CHANGE_JOB'],
    ['Bosnia, student, offer of any job', 'none ba work de_study', 'Y_26_2_HERE'],
    ['Philippines, nurse, now recognised, new job', 'nurse ph recognition de_job full', 'Y_REC_NURSE_FULL'],
    ['Tunisia, doctor on a language course, offer', 'doctor tn work de_study mid', 'Y_WORK_DOCTOR'],
    ['Iran, student, offer of 51,000', 'degree_list ir work de_graduate hi', 'Y_GRADUATE_BLUE'],
    [
      'Vietnam, apprentice who has just finished, offer',
      'training vn work de_graduate below',
      'Y_GRADUATE_18A',
    ],
    ['India, student without a degree, looks for work', 'none in search de_study', 'Y_SEARCH_NONE'],
    ['Pakistan, care assistant trained here', 'care pk search de_graduate', 'Y_SEARCH_20_ASSISTANT'],
    ['Türkiye, Opportunity Card ends', 'training tr search de_search', 'Y_SEARCH_ON'],
    ['China, Opportunity Card, offer of 50,000', 'degree_list cn work de_search mid', 'Y_BLUE_LIST'],
    ['USA, visitor with a degree and 47,000', 'degree_other us work de_visit mid', 'Y_BLUE_RECENT'],
    ['Canada, visitor, trained welder with an offer', 'training ca work de_visit exp', 'Y_TRAINED'],
    ['Georgia, visitor with a training contract', 'none ge study de_visit', 'Y_VISITOR'],
    ['Brazil, visitor with a training contract', 'none br study de_visit train_company', 'Y_VISITOR'],
    ['Honduras, visitor with a place to study', 'none hn study de_visit uni_yes', 'Y_STUDY'],
    ['Brazil, student who extends her permit', 'none br other extend', 'Y_ELSE_EXTEND'],
    ['Syria, settlement permit, brings his wife', 'none sy bring settled', 'Y_FAM_SETTLED'],
    ['Eritrea, subsidiary protection, brings his wife', 'none er bring subsidiary', 'Y_FAM_SUBSIDIARY'],
    [
      'Morocco, Opportunity Card, care assistant trained here, offer',
      'care ma work de_search',
      'Y_WORK_CARE',
    ],
    [
      'Colombia, nurse, recognition partnership',
      'nurse co recognition de_study employer',
      'Y_REC_NURSE_EMPLOYER',
    ],
    ['India, nurse, work permit, only the exam', 'nurse in recognition de_job exam_only', 'Y_REC_NURSE_EXAM'],
    ['Syria, refugee, doctor with a notice', 'doctor sy recognition de_refugee notice', 'Y_HERE_RECOGNITION'],
    ['Iran, asylum procedure, doctor', 'doctor ir recognition de_asylum', 'Y_ASYLUM_LEARN'],
    ['Ukraine, § 24, freelance designer', 'degree_other ua other self', 'Y_ELSE_SELF'],
    ['Russia, settlement permit, engineer with an offer', 'degree_list ru work de_open', 'Y_OPEN_WORK'],
    ['Egypt, Blue Card, job ended', 'degree_list eg search de_blue', 'Y_SEARCH_WORKING'],
    ['Japan, visitor who looks for work', 'degree_other jp search de_visit', 'Y_SEARCH_VISAFREE'],
    ['Nepal, language course, training contract', 'none np study de_study train_company', 'Y_TRAINING_HERE'],
    ['Albania, graduate, offer of any job', 'none al work de_graduate', 'Y_26_2_HERE'],
    ['Pakistan, student, IT without a degree, 46,000', 'it_exp pk work de_study mid', 'Y_IT_BLUE'],
    ['Türkiye, apprentice who has just finished, no offer', 'training tr search de_graduate', 'Y_SEARCH_20'],
    ['Peru, visitor, wants a German course', 'none pe german de_visit', 'Y_VISITOR'],
    ['Gambia, § 25a, brings his wife', 'none gm bring humanitarian', 'Y_BRING_HUMANITARIAN'],
  ] as const)('%s', ([, said, expected]) => {
    expect(outcomeOf(people, said)).toBe(expected)
  })
})

describe('people who are not here learn their route:', () => {
  test.for([
    ['Kosovo, 50, any job', 'none xk work abroad', 'Y_26_2'],
    ['Brazil, apprentice in a company', 'none br study abroad train_company', 'Y_TRAINING'],
    ['Brazil, place at a vocational school', 'none br study abroad train_school', 'Y_TRAINING_SCHOOL'],
    ['Korea, school year', 'none kr study abroad school', 'Y_SCHOOL'],
    ['Philippines, lorry driver, offer', 'driver ph work abroad', 'Y_WORK_DRIVER'],
    ['Tunisia, care assistant, recognition', 'care tn recognition abroad', 'Y_REC_CARE'],
    ['India, nurse of 47 with a notice', 'nurse in recognition abroad notice', 'Y_REC_NURSE_NOTICE'],
    ['Ghana, mother of a German child', 'degree_other gh family par_german', 'Y_FAM_GERMAN_PARENT'],
    ['Thailand, child of a German father', 'none th family child_german', 'Y_FAM_GERMAN_CHILD'],
    ['Syria, parents of a refugee of 16', 'none sy family par_refugee', 'Y_FAM_REFUGEE_PARENT'],
    ['Argentina, freelance illustrator', 'degree_other ar other self', 'Y_ELSE_SELF'],
    ['China, hosting agreement of a university', 'degree_list cn other research', 'Y_ELSE_RESEARCH'],
    ['Poland, brings a wife from Vietnam', 'training pl bring', 'Y_EU_BRING'],
  ] as const)('%s', ([, said, expected]) => {
    expect(outcomeOf(people, said)).toBe(expected)
  })
})

describe('employers learn what the permit of a person allows:', () => {
  test.for([
    ['a student for a side job', 'helper vn de_study side', 'B_SIDE_STUDY'],
    ['a student who is to work more', 'student vn de_study full', 'B_STUDENT_HERE'],
    ['a side job on the Opportunity Card', 'helper tr de_search side', 'B_SIDE_SEARCH'],
    ['a graduate with the Opportunity Card, full time', 'degree_list tr de_search full hi', 'B_BLUE'],
    ['a Blue Card holder who changes employer', 'degree_list in de_blue', 'B_BLUE_CHANGE'],
    ['somebody with another work permit, without a qualification', 'helper ng de_job', 'B_CHANGE_JOB'],
    ['somebody with temporary protection', 'helper ua de_temp', 'B_TEMP'],
    ['a recognised refugee', 'nurse sy de_refugee', 'B_PROTECTED'],
    ['somebody with a Duldung', 'trainee af de_asylum', 'B_ASYLUM'],
    ['seasonal helpers from abroad', 'season ge abroad', 'B_SEASON'],
    ['seasonal helpers who study here', 'season ge de_study full', 'B_SEASON_HERE'],
    ['an intern from abroad', 'student in abroad', 'B_STUDENT'],
  ] as const)('%s', ([, said, expected]) => {
    expect(outcomeOf(employers, said)).toBe(expected)
  })
})

test('everybody except people from the EU is asked where they are', () => {
  const asked = (address: string) => outcomeOf(people, Object.values(answersIn(address)).join(' '))
  expect(asked('who=none&country=ua&goal=work')).toBeUndefined()
  expect(asked('who=none&country=fr&goal=work')).toBe('Y_EU')
})
