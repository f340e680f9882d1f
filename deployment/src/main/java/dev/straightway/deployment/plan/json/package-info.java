/**
 * Plans which beans generated code writes and reads as JSON in the place of Jackson, and keeps the reason for each that isn't.
 * <p>
 * Imports the model and {@code types}. What is planned here is what the types allow; the {@code ObjectMapper} of the
 * application has the last word at run time. Start at {@link dev.straightway.deployment.plan.json.JsonPlanner}.
 */
package dev.straightway.deployment.plan.json;
