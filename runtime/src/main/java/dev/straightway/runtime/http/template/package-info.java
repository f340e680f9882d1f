/** Renders templates that are entities. Imports {@code exchange} and Qute, which is optional. */
package dev.straightway.runtime.http.template;
