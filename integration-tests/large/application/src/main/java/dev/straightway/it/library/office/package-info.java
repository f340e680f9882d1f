/** What the office does: settings, jobs, statistics, audit, and who may do it. */
package dev.straightway.it.library.office;
