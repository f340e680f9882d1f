/** Asks for each kind of reason whether it says where in the application it comes from, and what to change. */
package dev.straightway.proof.reasons;
