package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values of one method by their numbers. */
final class LocalValues {

    private static final int SOME = 16;

    private final Flow flow;
    private Variable[] vars;
    /** Those that stand for no instruction. */
    private final Map<Integer, Variable> others = new HashMap<>(0);

    LocalValues(Flow flow, Node node) {
        this.flow = flow;
        vars = node.parameters.toArray(new Variable[node.parameters.size() + SOME]);
    }

    Variable of(int number) {
        if (number < 0) {
            return others.computeIfAbsent(number, key -> new Variable());
        }
        if (number >= vars.length) {
            vars = Arrays.copyOf(vars, Math.max(number + SOME, vars.length * 2));
        }
        if (vars[number] == null) {
            vars[number] = new Variable();
        }
        return vars[number];
    }

    Variable of(int[] numbers) {
        if (numbers.length == 1) {
            return of(numbers[0]);
        }
        Variable joined = new Variable();
        joined.nothing = numbers.length == 0;
        for (int number : numbers) {
            flow.edge(of(number), joined, null);
        }
        return joined;
    }

    List<Variable> of(List<int[]> arguments) {
        List<Variable> values = new ArrayList<>(arguments.size());
        arguments.forEach(argument -> values.add(of(argument)));
        return values;
    }
}
