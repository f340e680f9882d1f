package dev.straightway.runtime.multipart;

/** Holds what {@link PartBodies#install} was given, since an interface can hold no variable. */
final class InstalledBodies {

    static volatile PartBodies current;

    private InstalledBodies() {
    }
}
