package dev.straightway.lab.statistics;

import java.util.Random;

/**
 * How synthetic rounds vary.
 *
 * @param title for the table
 * @param shared standard deviation of what a round does to both targets, as a part of the cost
 * @param own standard deviation of what it does to each by itself
 * @param spoilt the part of the rounds in which a neighbour disturbs one of the two trials
 * @param harm what such a neighbour adds, as a part of the cost
 * @param kinds how much more JVMs of a second kind cost, as a part of the cost, where each is of the first or the second by
 *        chance; 0 where all are alike
 */
public record Noise(String title, double shared, double own, double spoilt, double harm, double kinds) {

    /**
     * What is assumed of this kind of machine. That CPU per request varied by 4 to 9 % between rounds was measured (6.7 %
     * here); how much of that a round does to both targets was not, and the power depends on it.
     */
    public static final Noise ASSUMED = new Noise("assumed: 6 % shared, 3 % own", 0.06, 0.03, 0, 0, 0);

    Noise with(String name, double otherOwn) {
        return new Noise(name, shared, otherOwn, spoilt, harm, kinds);
    }

    Noise spoilt(String name, double part, double byHowMuch) {
        return new Noise(name, shared, own, part, byHowMuch, kinds);
    }

    Noise twoKinds(String name, double apart) {
        return new Noise(name, shared, own, spoilt, harm, apart);
    }

    /** {@return by what the cost of the next JVM is multiplied; of JVMs that are alike no number is drawn} */
    double kind(Random random) {
        return kinds > 0 && random.nextBoolean() ? 1 + kinds : 1;
    }

    /** {@return the costs of base and target in one round, about 1 and about {@code truth}} */
    double[] round(Random random, double truth) {
        double round = Math.exp(shared * random.nextGaussian());
        double base = round * Math.exp(own * random.nextGaussian());
        double target = truth * round * Math.exp(own * random.nextGaussian());
        boolean neighbour = random.nextDouble() < spoilt;
        boolean onTarget = random.nextBoolean();
        return new double[] { base * (neighbour && !onTarget ? 1 + harm : 1) * kind(random),
                target * (neighbour && onTarget ? 1 + harm : 1) * kind(random) };
    }
}
