package dev.straightway.deployment.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.json.JsonPlan;

/**
 * Generated classes whose instances one generated class makes.
 *
 * @param name of the class that makes them
 * @param made the classes
 */
public record InstanceTable(String name, List<Made> made) {

    private static final String NAME = "dev.straightway.generated.Instances_";
    /** A class takes some 35 bytes of the one method, which may have 65,535. */
    private static final int MOST = 500;

    /**
     * A class.
     *
     * @param takesParts whether its constructor takes the parts of an invoker; otherwise it takes nothing
     */
    public record Made(String name, boolean takesParts) {
    }

    /** {@return the tables of all that is generated of the plans; the same each time} */
    public static List<InstanceTable> of(Plan plan, JsonPlan json) {
        Map<String, Boolean> classes = new LinkedHashMap<>();
        plan.allInvokers().forEach(invoker -> classes.put(invoker.invoker(), true));
        plan.beans().forEach(bean -> classes.put(bean.reader(), true));
        plan.converters().forEach(converter -> classes.put(converter.converter(), false));
        plan.callbacks().forEach(callback -> classes.put(callback.callback(), false));
        json.generated().forEach(type -> classes.put(type.access().orElseThrow(), false));
        return split(classes.entrySet().stream().map(one -> new Made(one.getKey(), one.getValue())).toList());
    }

    static List<InstanceTable> split(List<Made> all) {
        List<InstanceTable> tables = new ArrayList<>();
        for (int from = 0; from < all.size(); from += MOST) {
            tables.add(new InstanceTable(NAME + tables.size(), all.subList(from, Math.min(from + MOST, all.size()))));
        }
        return tables;
    }
}
