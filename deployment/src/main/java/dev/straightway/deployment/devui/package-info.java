/**
 * What the pages of the Dev UI show of the plan. The pages themselves are in {@code resources/dev-ui}.
 * <p>
 * Imports {@code plan}, {@code report}, {@code generate}, and ASM to list bytecode. Start at
 * {@link dev.straightway.deployment.devui.RoutePages}.
 */
package dev.straightway.deployment.devui;
