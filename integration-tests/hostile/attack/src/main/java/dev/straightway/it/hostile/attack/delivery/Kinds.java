package dev.straightway.it.hostile.attack.delivery;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.http2.Multiplexed;
import dev.straightway.it.hostile.attack.seed.Dice;

/** All kinds of conversations, each with its share in a hundred. */
public final class Kinds {

    private record Share(int percent, Kind kind) {
    }

    private static final List<Share> SHARES = List.of(new Share(38, new Alone()), new Share(18, new Pipelined()),
            new Share(3, new LongPipeline()),
            new Share(12, new InPieces()), new Share(14, new Ended()), new Share(8, new Aborted()),
            new Share(2, new HalfClosed()),
            new Share(1, new SlowReader()), new Share(4, new Multiplexed()));

    private static final int PLAIN_PERCENT = 60;

    private Kinds() {
    }

    /** {@return the conversation of this number} */
    public static Case of(long seed, long number) {
        return of(new Dice(seed, number));
    }

    /** {@return the conversation of this number where most are plain} */
    public static Case plain(long seed, long number) {
        Dice dice = new Dice(seed, number);
        return dice.chance(PLAIN_PERCENT) ? new Plainly().make(dice) : of(dice);
    }

    private static Case of(Dice dice) {
        int thrown = dice.below(100);
        for (Share share : SHARES) {
            thrown -= share.percent();
            if (thrown < 0) {
                return share.kind().make(dice);
            }
        }
        throw new IllegalStateException("the shares don't make a hundred");
    }
}
