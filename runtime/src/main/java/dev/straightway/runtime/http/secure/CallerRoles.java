package dev.straightway.runtime.http.secure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;

import io.quarkus.arc.Arc;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.common.expression.Expression;
import io.smallrye.config.common.utils.StringUtil;

/**
 * Whether the current user has one of some roles; nobody has one without a security extension. For all threads that serve a
 * request.
 */
public final class CallerRoles implements Predicate<List<String>> {

    private final CurrentIdentityAssociation association = Arc.container().select(CurrentIdentityAssociation.class).orNull();
    private final Map<List<String>, List<String>> resolved = new ConcurrentHashMap<>();

    @Override
    public boolean test(List<String> roles) {
        return association != null && hasOne(association.getIdentity(), roles);
    }

    private boolean hasOne(SecurityIdentity identity, List<String> roles) {
        for (String role : resolved.computeIfAbsent(roles, CallerRoles::resolve)) {
            if (identity.hasRole(role)) {
                return true;
            }
        }
        return false;
    }

    /** What an expression stands for may be a list. */
    private static List<String> resolve(List<String> roles) {
        List<String> all = new ArrayList<>();
        for (String role : roles) {
            if (role.contains("${")) {
                all.addAll(List.of(StringUtil.split(expand(role, ConfigProvider.getConfig()))));
            } else {
                all.add(role);
            }
        }
        return all;
    }

    /** @throws java.util.NoSuchElementException if a property isn't set that has no default */
    private static String expand(String role, Config config) {
        return Expression.compile(role, Expression.Flag.LENIENT_SYNTAX, Expression.Flag.NO_TRIM).evaluate((context, text) -> {
            String name = context.getKey();
            String value = config.getConfigValue(name).getValue();
            if (value != null) {
                text.append(value);
            } else if (context.hasDefault()) {
                context.expandDefault();
            } else {
                config.getValue(name, String.class);
            }
        });
    }
}
