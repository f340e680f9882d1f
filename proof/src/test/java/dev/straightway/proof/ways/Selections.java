package dev.straightway.proof.ways;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

import dev.straightway.proof.ways.elsewhere.Base;

/** Methods of one name: which of them runs. As in {@link Calls}. */
final class Selections {

    private Selections() {
    }

    interface Named {
        default String name() {
            return Calls.sleep();
        }
    }

    interface Quick {
        default String quick() {
            return "quick";
        }
    }

    /** An interface keeps its private methods to itself. */
    static final class PrivateTwin {
        interface Hidden {
            default String other() {
                return name() + quick();
            }

            private String name() {
                return "private";
            }

            private String quick() {
                return Calls.sleep();
            }
        }

        static final class Both implements Hidden, Named, Quick {
        }

        String good() {
            return new Both().quick();
        }

        String bad() {
            return new Both().name();
        }
    }

    /** An interface keeps its static methods to itself. */
    static final class StaticTwin {
        interface Hidden {
            static String name() {
                return "static";
            }

            static String quick() {
                return Calls.sleep();
            }
        }

        static final class Both implements Hidden, Named, Quick {
        }

        String good() {
            return new Both().quick();
        }

        String bad() {
            return new Both().name();
        }
    }

    /** A class keeps its private methods to itself. */
    static final class PrivateAbove {
        static class Above {
            String other() {
                return name() + quick();
            }

            private String name() {
                return "private";
            }

            private String quick() {
                return Calls.sleep();
            }
        }

        static final class Both extends Above implements Named, Quick {
        }

        String good() {
            Quick both = new Both();
            return both.quick();
        }

        String bad() {
            Named both = new Both();
            return both.name();
        }
    }

    /** A class of another package overrides nothing of what is there for the package. */
    static final class OfPackage {
        static final class Below extends Base {
            String name() {
                return "below";
            }
        }

        String good() {
            return new Below().name();
        }

        String bad() {
            return new Below().call();
        }
    }

    /** A final method of the platform calls one that is not. */
    static final class FinalAbove {
        static final class Zone extends SimpleTimeZone {
            private static final long serialVersionUID = 1;

            Zone() {
                super(0, "Zone");
            }

            @Override
            public String getDisplayName(boolean daylight, int style, Locale locale) {
                return Calls.sleep();
            }
        }

        String good() {
            return new SimpleTimeZone(0, "Zone").getDisplayName(Locale.ROOT);
        }

        String bad() {
            TimeZone zone = new Zone();
            return zone.getDisplayName(Locale.ROOT);
        }
    }

    /** The entry of a method that calls nothing doesn't hold for an overload that takes a function. */
    static final class OfFunction {
        String good() {
            return new ArrayList<>(List.of("text")).toArray(new String[0])[0];
        }

        String bad() {
            return new ArrayList<>(List.of("text")).toArray(length -> new String[length + Calls.sleep().length()])[0];
        }
    }

    /** Who asks for the constants of an enum may be the first to use it. */
    static final class FirstUse {
        enum Quiet {
            ONE
        }

        enum Slow {
            ONE;

            static {
                Calls.sleep();
            }
        }

        private Class<Quiet> quiet;
        private Class<Slow> slow;

        void atTheStart() {
            quiet = Quiet.class;
            slow = Slow.class;
        }

        String good() {
            return "" + EnumSet.allOf(quiet).size();
        }

        String bad() {
            return "" + EnumSet.allOf(slow).size();
        }
    }
}
