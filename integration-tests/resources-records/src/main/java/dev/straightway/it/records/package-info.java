/**
 * Parameter beans that are records, which RESTEasy Classic can't make.
 * <p>
 * Imports Jakarta REST only. Start at {@link dev.straightway.it.records.RecordsResource}.
 */
package dev.straightway.it.records;
