package dev.straightway.it.calculator;

import java.util.List;

/** A calculation that can't be done. */
public class InvalidCalculation extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<String> problems;

    public InvalidCalculation(List<String> problems) {
        super(String.join(", ", problems));
        this.problems = List.copyOf(problems);
    }

    public List<String> problems() {
        return problems;
    }
}
