package dev.straightway.it.hostile.attack.exchange;

import java.util.Set;

/**
 * What is asked: the label says which kind of request this is, in the words of the tables.
 *
 * @param marker what no other request has; {@code null} if the request carries none
 */
public record Ask(String label, String method, String marker, Set<Allowance> allowances) {

    public boolean allows(Allowance allowance) {
        return allowances.contains(allowance);
    }
}
