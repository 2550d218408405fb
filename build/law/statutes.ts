/**
 * Verbatim texts of statutes as of 29 April 2026 (§ 29a AsylG, § 104 AufenthG: 19 August 2026), from stored copies of
 * gesetze-im-internet.de. `card-proof.ts` and
 * tests compare our tables with them.
 */
export const STATUTE_TEXTS = {
  '§ 41 Abs. 1 AufenthV':
    'Staatsangehörige von Australien, Israel, Japan, Kanada, der Republik Korea, von Neuseeland, des Vereinigten Königreichs Großbritannien und Nordirland im Sinne des § 1 Absatz 2 Nummer 6 des Freizügigkeitsgesetzes/EU und der Vereinigten Staaten von Amerika',
  '§ 41 Abs. 2 AufenthV':
    'Staatsangehörige von Andorra, Brasilien, El Salvador, Honduras, Monaco und San Marino',
  '§ 26 Abs. 1 BeschV':
    'Staatsangehörige von Andorra, Australien, Israel, Japan, Kanada, der Republik Korea, von Monaco, Neuseeland, San Marino, des Vereinigten Königreichs Großbritannien und Nordirland im Sinne des § 1 Absatz 2 Nummer 6 des Freizügigkeitsgesetzes/EU sowie der Vereinigten Staaten von Amerika',
  'Anlage II zu § 29a AsylG':
    'Albanien, Bosnien und Herzegowina, Georgien, Ghana, Kosovo, Moldau, Montenegro, Nordmazedonien, Senegal, Serbien',
  '§ 104 Abs. 18 AufenthG': 'Ägyptens, Bangladeschs, Indiens, Kolumbiens, Marokkos, Tunesiens und der Türkei',
  '§ 26 Abs. 2 BeschV':
    'Staatsangehörige von Albanien, Bosnien und Herzegowina, Kosovo, Montenegro, Nordmazedonien und Serbien',
  'Anlage zu § 38 BeschV':
    "1. Afghanistan (Islamische Republik Afghanistan), 2. Angola (Republik), 3. Äquatorialguinea (Republik), 4. Äthiopien (Demokratische Bundesrepublik), 5. Bangladesch (Volksrepublik), 6. Benin (Republik), 7. Burkina Faso, 8. Burundi (Republik), 9. Dschibuti (Republik), 10. Elfenbeinküste (Republik Côte d'Ivoire), 11. Eritrea, 12. Gabun (Gabunische Republik), 13. Gambia (Republik), 14. Ghana (Republik), 15. Guinea (Republik), 16. Guinea-Bissau (Republik), 17. Haiti (Republik), 18. Jemen (Republik), 19. Kamerun (Republik), 20. Kiribati (Republik), 21. Komoren (Union der Komoren), 22. Kongo (Demokratische Republik), 23. Kongo (Republik), 24. Laos (Demokratische Volksrepublik Laos), 25. Lesotho (Königreich Lesotho), 26. Liberia (Republik), 27. Madagaskar (Republik), 28. Malawi (Republik), 29. Mali (Republik), 30. Mauretanien (Islamische Republik Mauretanien), 31. Mikronesien (Föderierte Staaten von Mikronesien), 32. Mosambik (Republik), 33. Nepal, 34. Niger (Republik), 35. Nigeria (Bundesrepublik), 36. Pakistan (Islamische Republik Pakistan), 37. Papua-Neuguinea (Unabhängiger Staat Papua-Neuguinea), 38. Ruanda (Republik), 39. Salomonen, 40. Sambia (Republik), 41. Samoa (Unabhängiger Staat Samoa), 42. Senegal (Republik), 43. Sierra Leone (Republik), 44. Simbabwe (Republik), 45. Somalia (Bundesrepublik), 46. Sudan (Republik), 47. Südsudan (Republik), 48. Tansania (Vereinigte Republik Tansania), 49. Timor-Leste (Demokratische Republik Timor-Leste), 50. Togo (Republik), 51. Tschad (Republik), 52. Tuvalu, 53. Uganda (Republik), 54. Vanuatu (Republik), 55. Zentralafrikanische Republik",
  'Anlage zu § 20b AufenthG':
    'Merkmal nach § 20b Absatz 1 Nummer | Punkte bei Erfüllung des Merkmals; 1 | 4; 2 | 3; 3 | 2; 4 | 1; 5 | 1; 6 | 3; 7 | 2; 8 | 1; 9 | 2; 10 | 1; 11 | 1; 12 | 1; Die Mindestpunktzahl beträgt sechs Punkte.',
} as const

/** Points in the annex, keyed by the number in § 20b Abs. 1 Satz 1 AufenthG that gives them. */
export const ANNEX: ReadonlyMap<number, number> = new Map(
  [...STATUTE_TEXTS['Anlage zu § 20b AufenthG'].matchAll(/(\d+) \| (\d+)/g)].map(([, number, points]) => [
    Number(number),
    Number(points),
  ]),
)

/** Minimum number of points: "sechs Punkte" in the annex. */
export const MINIMUM = 6

/**
 * EU member states except Germany, the other EEA states, and Switzerland. We listed the member states from memory, not
 * from Article 52 of the Treaty on European Union.
 */
export const FREE_MOVEMENT =
  'Belgien, Bulgarien, Dänemark, Estland, Finnland, Frankreich, Griechenland, Irland, Italien, Kroatien, Lettland, Litauen, Luxemburg, Malta, Niederlande, Österreich, Polen, Portugal, Rumänien, Schweden, Slowakei, Slowenien, Spanien, Tschechien, Ungarn, Zypern, Island, Liechtenstein, Norwegen, Schweiz'
